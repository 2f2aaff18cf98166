import { createTranslate } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import { mixedCart, partOf } from '../testing/cart.fixture.ts';
import { totalsRows, type Totals } from './totals-rows.ts';

const t = createTranslate();
const read = (totals: Totals) =>
  totalsRows(totals).map(({ label, amount, pending }) =>
    [t(label.key, label.values), pending ? t(pending) : amount.replace('\u00a0', ' ')].join(': '),
  );
const { shoppingcart: part, shipment } = mixedCart;

describe('totalsRows', () => {
  it('lists shipping, total without tax, tax per rate and total with tax in this order', () => {
    expect(read({ part, shipment, isReverseCharged: false })).toEqual([
      'Verzendkosten: € 6,95',
      'Totaal excl. btw: € 130,74',
      '21% btw: € 22,16',
      '9% btw: € 2,30',
      'Totaal incl. btw: € 155,20',
    ]);
  });

  it('VIES-07 shows the reverse-charge line with 0 only when it applies', () => {
    const zero = partOf({
      ...part,
      tax_amounts: {},
      total_price_incl_tax: 13_074,
      total_price_with_tax: 13_074,
    });
    expect(read({ part: zero, shipment, isReverseCharged: true })).toContain('0% BTW verlegd: € 0,00');
    expect(read({ part, shipment, isReverseCharged: false }).join()).not.toContain('verlegd');
  });

  it('names why goods have no VAT, also beside a reverse charge', () => {
    const untaxed = partOf({ tax_amounts: { '21': 210, '0': 0 }, untaxed_categories: ['Z', 'E'] });
    const taxOf = (totals: Totals) => read(totals).slice(2, -1);
    expect(taxOf({ part: untaxed, shipment, isReverseCharged: false })).toEqual([
      '21% btw: € 2,10',
      '0% btw: € 0,00',
      'Vrijgesteld van btw: € 0,00',
    ]);
    const exempt = partOf({ tax_amounts: { '0': 0 }, untaxed_categories: ['E'] });
    expect(taxOf({ part: exempt, shipment, isReverseCharged: true })).toEqual([
      'Vrijgesteld van btw: € 0,00',
      '0% BTW verlegd: € 0,00',
    ]);
  });

  it('shows that shipping is still to be chosen', () => {
    const nothing = {
      ...shipment,
      selected: { selected: '', title: '', price: { incl_tax: 0, excl_tax: 0 } },
    };
    expect(read({ part, shipment: nothing, isReverseCharged: false })[0]).toBe(
      'Verzendkosten: Bij het afrekenen',
    );
  });

  const ten = { id: 'd1', title: 'Tien', code: '', kind: 'amount' as const };
  const given = [
    { ...ten, price: { incl_tax: 1_000, excl_tax: 826 } },
    { ...ten, id: 'd2', title: 'Welkom', code: 'WELKOM10', price: { incl_tax: 400_050, excl_tax: 330_620 } },
    { ...ten, id: 'd3', title: 'Zomer', code: 'ZOMER', price: { incl_tax: 1, excl_tax: 1 } },
    { ...ten, id: 'd4', title: 'Post', kind: 'free_shipping' as const, price: { incl_tax: 0, excl_tax: 0 } },
  ];
  const discounted = { ...part, discounts: given };

  it('begins with what each discount takes off, named with a code that is not its title', () => {
    const rows = read({ part: discounted, shipment, isReverseCharged: false });
    expect(rows.slice(0, 5)).toEqual([
      'Korting: Tien: € -10,00',
      'Korting: Welkom (WELKOM10): € -4.000,50',
      'Korting: Zomer: € -0,01',
      'Korting: Post: Gratis verzending',
      'Verzendkosten: € 6,95',
    ]);
    const ids = totalsRows({ part: discounted, shipment, isReverseCharged: false }).map(({ id }) => id);
    expect(ids.slice(0, 5)).toEqual(['discount-d1', 'discount-d2', 'discount-d3', 'discount-d4', 'shipping']);
  });

  it('shows discounts without tax where the lines are shown without tax', () => {
    const net = { ...discounted, show_price_tax_included: false };
    expect(read({ part: net, shipment, isReverseCharged: false }).slice(0, 2)).toEqual([
      'Korting: Tien: € -8,26',
      'Korting: Welkom (WELKOM10): € -3.306,20',
    ]);
  });
});
