import { describe, expect, it } from 'vitest';
import { classAt } from '../vat/vat-class.fixture.ts';
import { cartTotals } from './cart-totals.ts';
import type { Discount, TotalsLine } from './totals-input.ts';

function line(id: string, quantity: number, changes: Partial<TotalsLine> = {}): TotalsLine {
  return { id, type: 'checkout', unit: 1_000, quantity, vat_class: classAt(2100), ...changes };
}

const stools = [line('stool', 2)];
const splitStools = [line('stool', 1), line('stool-split', 1)];
const chosen = ['stool', 'stool-split'];

/** What discounts take off, per discount and at the lines that are not chosen, and what is paid. */
function resultOf(lines: readonly TotalsLine[], discounts: readonly Discount[]) {
  const { checkout, payable } = cartTotals(lines, { priceMode: 'gross', discounts });
  return {
    taken: checkout.discounts.map(({ taken_off }) => taken_off),
    others: checkout.lines.filter(({ id }) => !chosen.includes(id)).map(({ discount }) => discount),
    chosen: checkout.lines
      .filter(({ id }) => chosen.includes(id))
      .reduce((sum, { discount }) => sum + discount, 0),
    tax: checkout.figures.tax_amounts,
    payable,
  };
}

describe('discounts on lines of which one is split in two', () => {
  it('take the same off when an amount on all lines is followed by a rate on the chosen line', () => {
    const discounts: Discount[] = [
      { id: 'all', amount: 200 },
      { id: 'half', rate: 5_000, line_ids: chosen },
    ];
    // 200 over 20.00 and 10.00 is 133.33 and 66.67: the table gets the odd cent, and 50 % of 18.67 is 9.34. Over three
    // lines of 10.00 the two odd cents would go to the stools: 50 % of 18.66 is 9.33.
    const whole = resultOf([...stools, line('table', 1)], discounts);
    expect(whole).toEqual({
      taken: [200, 934],
      others: [67],
      chosen: 1_067,
      tax: { '21': 324 },
      payable: 1_866,
    });
    expect(resultOf([...splitStools, line('table', 1)], discounts)).toEqual(whole);
  });

  it('take the same off when the chosen line gets the rate first', () => {
    const discounts: Discount[] = [
      { id: 'third', rate: 3_333, line_ids: chosen },
      { id: 'all', amount: 100 },
    ];
    // 33.33 % of 20.00 is 6.666, so 6.67; 1.00 over 13.33 and 10.00 is 57.14 and 42.86.
    const whole = resultOf([...stools, line('table', 1)], discounts);
    expect(whole).toEqual({
      taken: [667, 100],
      others: [43],
      chosen: 724,
      tax: { '21': 388 },
      payable: 2_233,
    });
    expect(resultOf([...splitStools, line('table', 1)], discounts)).toEqual(whole);
  });

  it('take the same off each class of lines', () => {
    const discounts: Discount[] = [
      { id: 'all', amount: 200 },
      { id: 'half', rate: 5_000, line_ids: [...chosen, 'book'] },
    ];
    const others = [line('table', 1), line('book', 1, { vat_class: classAt(900) })];
    // 200 over 20.00, 10.00 and 10.00 is 100, 50 and 50; 50 % of 19.00 and 9.50 together is 14.25.
    const whole = resultOf([...stools, ...others], discounts);
    expect(whole).toEqual({
      taken: [200, 1_425],
      others: [50, 525],
      chosen: 1_050,
      tax: { '9': 39, '21': 330 },
      payable: 2_375,
    });
    expect(resultOf([...splitStools, ...others], discounts)).toEqual(whole);
  });
});
