import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TotalsLine, TotalsSettings, TotalsVat } from '../cart/totals-input.ts';
import { paidParts } from '../refund/paid-parts.ts';
import { refundOf } from '../refund/refund-of.ts';
import { remainderOf } from '../refund/remainder-of.ts';
import type { RefundSplit } from '../refund/refund.schema.ts';
import { classAt, exempt, notTaxable } from '../vat/vat-class.fixture.ts';
import { missingOfSeller } from './check-seller.ts';
import { creditNoteOf } from './credit-note-of.ts';
import { dayAfter } from './day-after.ts';
import { electronicAddress, registeredAs } from './electronic-address.ts';
import { readCalculation } from './invoice-input.ts';
import { invoiceNumber } from './invoice-number.ts';
import { invoiceOf } from './invoice-of.ts';
import { type InvoiceDocument, invoiceDocument } from './invoice.schema.ts';
import { invoicedOrder, numbered, paid } from './invoiced-order.fixture.ts';

const lines = fc
  .array(
    fc.record({
      type: fc.constant('checkout' as const),
      unit: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 50_000 })),
      quantity: fc.integer({ min: 1, max: 20 }),
      vat_class: fc.constantFrom(...[0, 900, 2100].map(classAt), exempt, notTaxable),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((list): TotalsLine[] => list.map((line, index) => ({ ...line, id: `line-${index}` })));

const settings: fc.Arbitrary<TotalsSettings> = fc.record({
  priceMode: fc.constantFrom('gross' as const, 'net' as const),
  shipping: fc.option(fc.record({ amount: fc.integer({ min: 0, max: 2_000 }) })),
  discounts: fc.array(fc.record({ id: fc.constant('d'), amount: fc.integer({ min: 0, max: 30_000 }) }), {
    maxLength: 2,
  }),
  vat: fc.constantFrom<TotalsVat[]>(
    { category: 'S' },
    { category: 'K' },
    { category: 'AE' },
    { category: 'G' },
    { category: 'O' },
    { category: 'S', destination_rates: { 2100: 1900, 900: 1900 } },
  ),
});

const asked = fc.record({
  lines: fc.array(
    fc.record({ id: fc.nat(6).map((index) => `line-${index}`), pieces: fc.integer({ min: 1, max: 25 }) }),
    { maxLength: 4 },
  ),
  shipping: fc.constantFrom(0, 0, 300, 5_000),
  free: fc.constantFrom(0, 1, 7, 1_000),
});

const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

/** Each column adds up: lines and charges to their groups, groups to the totals. */
function expectAddsUp(document: InvoiceDocument): void {
  expect(invoiceDocument.parse(document)).toEqual(document);
  const { groups, totals } = document;
  expect(new Set(groups.map(({ category, rate }) => `${category}${rate}`)).size).toBe(groups.length);
  for (const group of groups) {
    const own = [...document.lines, ...document.charges].filter(
      ({ category, rate }) => category === group.category && rate === group.rate,
    );
    expect(sum(own.map(({ net }) => net))).toBe(group.net);
    expect(sum(own.map(({ gross }) => gross))).toBe(group.gross);
    expect(group.net + group.tax).toBe(group.gross);
    expect(group.category === 'S').toBe(group.rate > 0);
  }
  for (const part of [...document.lines, ...document.charges]) expect(part.net).toBeGreaterThanOrEqual(0);
  expect(totals).toMatchObject({
    net: sum(groups.map(({ net }) => net)),
    tax: sum(groups.map(({ tax }) => tax)),
    gross: sum(groups.map(({ gross }) => gross)),
  });
}

describe('an invoice', () => {
  it('adds up to the stored calculation, and its credit notes to the refunds', () => {
    fc.assert(
      fc.property(lines, settings, fc.array(asked, { maxLength: 4 }), (all, given, list) => {
        const order = invoicedOrder(all, given);
        const invoice = invoiceOf(order, numbered, paid);
        expectAddsUp(invoice);
        const parts = paidParts(order.calculation);
        expect(invoice.totals.gross).toBe(sum(parts.rates.map(({ gross }) => gross)));
        const made: RefundSplit[] = [];
        for (const step of list) {
          const held = invoice.totals.gross - sum(made.map(({ amount }) => amount));
          const split = refundOf(remainderOf(parts, made, held), step);
          if (split.amount === 0) continue;
          made.push(split);
          const note = creditNoteOf(order, numbered, {
            isRefunded: true,
            credits: { number: 'F1', date: '2026-11-28' },
            split,
          });
          expectAddsUp(note);
          expect(note.lines.length).toBeGreaterThan(0);
          expect(note.totals).toMatchObject({ gross: split.amount, paid: split.amount });
          expect(note.totals.tax).toBe(sum(split.rates.map(({ tax }) => tax)));
        }
      }),
    );
  });

  it('is to be paid so many days of the calendar later, also when the clock changes meanwhile', () => {
    expect(dayAfter('2026-10-12', 14)).toBe('2026-10-26');
    expect(dayAfter('2026-03-20', 14)).toBe('2026-04-03');
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('shows the price before the discount that the calculation took off', () => {
    const line = { id: 'a', type: 'checkout' as const, unit: 12_100, quantity: 2, vat_class: classAt(2100) };
    const discounts = [{ id: 'd', amount: 2_420 }];
    const [gross] = invoiceOf(invoicedOrder([line], { priceMode: 'gross', discounts }), numbered, paid).lines;
    expect(gross).toMatchObject({ quantity: 2, discount: 2_000, net: 18_000, gross: 21_780 });
    const [net] = invoiceOf(invoicedOrder([line], { priceMode: 'net', discounts }), numbered, paid).lines;
    expect(net).toMatchObject({ discount: 2_420, net: 21_780 });
  });

  it('says why there is no VAT, or that of which country', () => {
    const line = { id: 'a', type: 'checkout' as const, unit: 1_000, quantity: 1, vat_class: classAt(2100) };
    const groundsOf = (vat: TotalsVat) =>
      invoiceOf(invoicedOrder([line], { priceMode: 'gross', vat }), numbered, paid).grounds;
    expect(groundsOf({ category: 'S' })).toEqual([]);
    expect(groundsOf({ category: 'K' })).toEqual([{ category: 'K', text: 'invoice_ground_intra_community' }]);
    expect(groundsOf({ category: 'AE' })).toEqual([
      { category: 'AE', text: 'invoice_ground_reverse_charge' },
    ]);
    expect(groundsOf({ category: 'G' })).toEqual([{ category: 'G', text: 'invoice_ground_export' }]);
    expect(groundsOf({ category: 'O' })).toEqual([{ category: 'O', text: 'webshop_vat_label_not_taxable' }]);
    const abroad = { category: 'S' as const, destination_rates: { 2100: 1900 } };
    expect(groundsOf(abroad)).toEqual([{ category: 'S', text: 'invoice_ground_oss' }]);
    const small = invoicedOrder([{ ...line, vat_class: exempt }], { priceMode: 'gross' });
    const own = { ...small, vat: { ground: 'webshop_vat_invoice_outside' as const, destination: '' } };
    expect(invoiceOf(own, numbered, paid).grounds[0]?.text).toBe('webshop_vat_invoice_outside');
  });

  it('can be made of an order from before lines had a VAT group', () => {
    const price = (incl_tax: number, excl_tax: number) => ({ incl_tax, excl_tax });
    const calculation = readCalculation({
      checkout: {
        lines: [
          { id: 'a', quantity: 1, total: price(1_210, 1_000) },
          { id: 'b', quantity: 2, total: price(1_090, 1_000) },
        ],
        groups: [
          { category: 'S', rate: 2100, tax: 210, gross: 1_210 },
          { category: 'S', rate: 900, tax: 100, gross: 1_210 },
        ],
      },
    });
    const line = { id: 'a', type: 'checkout' as const, unit: 1_000, quantity: 1, vat_class: classAt(2100) };
    const order = { ...invoicedOrder([line], { priceMode: 'gross' }), calculation: calculation as never };
    const document = invoiceOf(order, numbered, paid);
    expectAddsUp(document);
    expect(document.charges).toMatchObject([{ title: 'Verzending', net: 110, gross: 120, rate: 900 }]);
    expect(readCalculation({ version: 0 })).toBeUndefined();
  });

  it('that is not paid says until when and where, and who gets it where', () => {
    const line = { id: 'a', type: 'checkout' as const, unit: 1_000, quantity: 1, vat_class: classAt(2100) };
    const order = invoicedOrder(
      [line],
      { priceMode: 'gross' },
      {
        invoice_is_company: true,
        invoice_company: 'Kok BV',
        invoice_tax_number: '0123.456.749',
        invoice_country: 'BE',
        custom_shipping_information: true,
        shipping_firstname: 'An',
        shipping_country: 'DE',
      },
    );
    const payTo = { iban: 'NL91ABNA0417164300', name: 'Atelier', reference: '1001' };
    const payPath = '/bestelling?order=x';
    const open = invoiceOf(order, numbered, { isPaid: false, due: '2026-12-12', payTo, payPath });
    expect(open).toMatchObject({ due: '2026-12-12', pay_to: payTo, totals: { gross: 1_000, paid: 0 } });
    expect(open.pay_path).toBe(payPath);
    expect(invoiceOf(order, numbered, paid)).not.toHaveProperty('pay_path');
    expect(open.buyer).toMatchObject({ name: 'Kok BV', contact: 'Jan de Vries', vat_number: 'BE0123456749' });
    expect(open.deliver_to).toMatchObject({ name: 'An', address: { country: 'DE' } });
    expect(JSON.stringify(open)).not.toContain('jan@voorbeeld.nl');
    expect(invoiceOf({ ...order, isPickup: true }, numbered, paid).deliver_to).toBeNull();
  });
});

describe('what identifies a party', () => {
  it.each([
    ['NL', '12345678', 'NL123456782B90', '0106', '12345678'],
    ['NL', '', 'NL123456782B90', '9944', 'NL123456782B90'],
    ['BE', '0123.456.749', '', '0208', '0123456749'],
    ['BE', '', 'BE0123456749', '0208', '0123456749'],
    ['DE', 'HRB 1', 'DE136695976', '9930', 'DE136695976'],
    ['NL', '', '', 'EM', 'jan@x.nl'],
  ])('in %s with %s and %s is %s:%s', (country, company_number, vat_number, scheme, id) => {
    expect(electronicAddress({ address: { country }, company_number, vat_number }, 'jan@x.nl')).toEqual({
      scheme,
      id,
    });
  });

  it('has a list only where there is one, and nobody has an address without any', () => {
    expect(registeredAs('DE', 'HRB 1', '')).toEqual({ scheme: '', id: 'HRB 1' });
    expect(registeredAs('DE', '', '')).toBeUndefined();
    expect(
      electronicAddress({ address: { country: 'NL' }, company_number: '', vat_number: '' }, ''),
    ).toBeUndefined();
  });

  it('is required of the seller', () => {
    const line = { id: 'a', type: 'checkout' as const, unit: 1, quantity: 1, vat_class: classAt(2100) };
    const { seller } = invoicedOrder([line], { priceMode: 'gross' });
    expect(missingOfSeller(seller)).toEqual([]);
    const empty = { ...seller, vat_number: '', address: { ...seller.address, street: '' } };
    expect(missingOfSeller(empty).map(({ key }) => key)).toEqual([
      'invoice_missing_address',
      'invoice_missing_vat_number',
    ]);
  });
});

it('numbers have four digits at least', () => {
  expect([invoiceNumber('F', 2026, 1), invoiceNumber('', 2027, 12_345)]).toEqual([
    'F2026-0001',
    '2027-12345',
  ]);
});
