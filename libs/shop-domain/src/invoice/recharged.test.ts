import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TotalsLine, TotalsSettings, TotalsVat } from '../cart/totals-input.ts';
import { paidParts } from '../refund/paid-parts.ts';
import { askedForAll, refundOf } from '../refund/refund-of.ts';
import { remainderOf } from '../refund/remainder-of.ts';
import { isVatRefund, vatRefundOf } from '../refund/vat-refund-of.ts';
import { classAt, exempt, notTaxable } from '../vat/vat-class.fixture.ts';
import { provenTreatment, vatTreatment } from '../vat/vat-treatment.ts';
import { creditNoteOf } from './credit-note-of.ts';
import { invoiceOf } from './invoice-of.ts';
import { type InvoiceDocument, invoiceDocument } from './invoice.schema.ts';
import { invoicedOrder, numbered, paid } from './invoiced-order.fixture.ts';
import { invoiceInstead, recharged } from './recharged.ts';

const lines = fc
  .array(
    fc.record({
      type: fc.constant('checkout' as const),
      unit: fc.integer({ min: 1, max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      vat_class: fc.constantFrom(...[0, 900, 2100].map(classAt), exempt, notTaxable),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((list): TotalsLine[] => list.map((line, index) => ({ ...line, id: `line-${index}` })));
const settings: fc.Arbitrary<TotalsSettings> = fc.record({
  priceMode: fc.constantFrom('gross' as const, 'net' as const),
  shipping: fc.option(fc.record({ amount: fc.integer({ min: 0, max: 2_000 }) })),
  vat: fc.constantFrom<TotalsVat[]>(
    { category: 'S' },
    { category: 'S', destination_rates: { 2100: 1900, 900: 1900 } },
  ),
});
/** Each run makes and reads several documents. */
const RUNS = { numRuns: 40 };
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

function expectAddsUp(document: InvoiceDocument): void {
  expect(invoiceDocument.parse(document)).toEqual(document);
  const parts = [...document.lines, ...document.charges];
  for (const side of ['net', 'gross'] as const) {
    expect(sum(parts.map((part) => part[side]))).toBe(document.totals[side]);
    expect(sum(document.groups.map((group) => group[side]))).toBe(document.totals[side]);
  }
}

/** The documents of an order of which a free amount was paid back first, and which was corrected then. */
function corrected(sold: readonly TotalsLine[], how: TotalsSettings, free: number) {
  const order = invoicedOrder(sold, how);
  const invoice = invoiceOf(order, numbered, paid);
  const parts = paidParts(order.calculation);
  const first = refundOf(parts, { lines: [], shipping: 0, free });
  const made = first.amount > 0 ? [first] : [];
  const held = invoice.totals.gross - first.amount;
  const left = remainderOf(parts, made, held);
  const rest = refundOf(left, askedForAll(left));
  const credits = { number: invoice.number, date: invoice.date };
  const credit = { credits, split: rest, isRefunded: false };
  const note = creditNoteOf(order, numbered, credit);
  const instead = invoiceInstead(note, { ...numbered, number: 'F2' }, 'K', order);
  return { order, invoice, first, parts, made, held, left, note, instead };
}

describe('the invoice in place of one with VAT', () => {
  it('charges exactly what the credit note takes back without its VAT, and adds up', () => {
    fc.assert(
      fc.property(lines, settings, fc.constantFrom(0, 0, 1, 777), (sold, how, free) => {
        const { note, instead, invoice, first } = corrected(sold, how, free);
        expectAddsUp(note);
        expectAddsUp(instead);
        expect(note.totals.gross).toBe(invoice.totals.gross - first.amount);
        expect(instead.totals.net).toBe(note.totals.net);
        expect(instead.totals.tax).toBe(0);
        expect(instead.groups.some(({ category }) => category === 'S' || category === 'Z')).toBe(false);
        expect(instead.lines.map(({ id, quantity }) => [id, quantity])).toEqual(
          note.lines.map(({ id, quantity }) => [id, quantity]),
        );
      }),
      RUNS,
    );
  });

  it('names the ground, and leaves what is exempt or no supply as it is', () => {
    const sold: TotalsLine[] = [classAt(2100), exempt, notTaxable].map((vat_class, at) => {
      return { id: `l${at}`, type: 'checkout', unit: 12_100, quantity: 1, vat_class };
    });
    const { instead } = corrected(sold, { priceMode: 'gross' }, 0);
    expect(instead.groups.map(({ category, net, tax }) => [category, net, tax])).toEqual([
      ['K', 10_000, 0],
      ['E', 12_100, 0],
      ['O', 12_100, 0],
    ]);
    expect(instead.grounds[0]).toEqual({ category: 'K', text: 'invoice_ground_intra_community' });
    expect(instead).toMatchObject({ kind: 'invoice', number: 'F2', credits: null });
    expect(instead.totals.paid).toBe(instead.totals.gross);
  });
});

describe('the VAT that is paid back then', () => {
  it('is what the credit note and the invoice differ by, and leaves the price without VAT', () => {
    fc.assert(
      fc.property(lines, settings, fc.constantFrom(0, 0, 1, 777), (sold, how, free) => {
        const { note, instead, parts, made, held, left } = corrected(sold, how, free);
        const vat = vatRefundOf(left);
        expect(vat.amount).toBe(note.totals.gross - instead.totals.gross);
        expect(
          sum(vat.lines.map(({ amount }) => amount)) + sum(vat.shipping.map(({ amount }) => amount)),
        ).toBe(vat.amount - vat.free);
        if (vat.amount > 0) expect(isVatRefund(vat)).toBe(true);
        const after = remainderOf(parts, [...made, vat], held - vat.amount);
        expect(sum(after.rates.map(({ tax }) => tax))).toBe(0);
        expect(sum(after.rates.map(({ gross }) => gross))).toBe(instead.totals.gross);
        for (const { amount } of [...after.lines, ...after.shipping])
          expect(amount).toBeGreaterThanOrEqual(0);
      }),
      RUNS,
    );
  });

  it('makes credit notes of later refunds add up to the new invoice, whether it was paid back before or not', () => {
    fc.assert(
      fc.property(lines, settings, fc.boolean(), fc.nat(4), (sold, how, isVatFirst, which) => {
        const { order, instead, parts, left, held } = corrected(sold, how, 0);
        const vat = vatRefundOf(left);
        const before = isVatFirst && vat.amount > 0 ? [vat] : [];
        const money = held - sum(before.map(({ amount }) => amount));
        const some = remainderOf(parts, before, money);
        const one = refundOf(some, { lines: [{ id: `line-${which}`, pieces: 1 }], shipping: 0, free: 0 });
        const rest = remainderOf(parts, [...before, one], money - one.amount);
        const last = refundOf(rest, askedForAll(rest));
        const notes = [one, last].map((split) => {
          const credit = { credits: null, split, isRefunded: true };
          return recharged(creditNoteOf(order, numbered, credit), 'K', order);
        });
        for (const note of notes) expectAddsUp(note);
        expect(sum(notes.map(({ totals }) => totals.net))).toBe(instead.totals.net);
        expect(sum(notes.map(({ totals }) => totals.tax))).toBe(0);
      }),
      RUNS,
    );
  });
});

describe('how a sale is charged once VIES confirms the number', () => {
  const sale = {
    seller: { country: 'NL' },
    buyer: { country: 'DE', isCompany: true },
    vatNumber: 'DE136695976',
    shipTo: { country: 'DE' },
    vies: 'unavailable' as const,
  };
  it.each([
    ['goods to another member state', {}],
    ['goods under OSS', { isOssActive: true }],
    ['services', { supply: 'services' as const }],
  ])('%s: as if VIES had answered at once', (_, more) => {
    const then = vatTreatment({ ...sale, ...more });
    expect(then.category).toBe('S');
    expect(provenTreatment(then)).toEqual(vatTreatment({ ...sale, ...more, vies: 'valid' }));
  });

  it.each([
    ['goods that are delivered at home', { shipTo: { country: 'NL' } }],
    ['goods that are fetched', { shipTo: null }],
    ['a number of the own country', { vatNumber: 'NL004495445B01' }],
    ['an export', { shipTo: { country: 'US' } }],
    ['a small business', { isSmallBusiness: true }],
  ])('%s: nothing changes', (_, more) => {
    expect(provenTreatment(vatTreatment({ ...sale, ...more }))).toBeUndefined();
  });
});
