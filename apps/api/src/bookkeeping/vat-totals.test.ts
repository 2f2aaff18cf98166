import { centsFromEuros, type InvoiceDocument, type TotalsLine, type TotalsVat } from '@etalage/shop-domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import type { Line } from './testing/booked-fixture.ts';
import { type InvoicedSale, invoicedFixture } from './testing/invoiced-fixture.ts';

const database = await createTestDatabase();
const { pool, websiteId, sale, vatFigures, vatLines } = await invoicedFixture(database);

const cents = (euros: number) => centsFromEuros(euros) ?? Number.NaN;

const someSale = fc.record({
  lines: fc
    .array(
      fc.record({
        unit: fc.integer({ min: 0, max: 50_000 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        vat_class: fc.constantFrom<TotalsLine['vat_class']>(
          { category: 'S', rate: 900 },
          { category: 'S', rate: 2100 },
          { category: 'Z', rate: 0 },
          { category: 'E', rate: 0 },
          { category: 'O', rate: 0 },
        ),
      }),
      { minLength: 1, maxLength: 4 },
    )
    .map((all) => all.map((line, at): TotalsLine => ({ ...line, id: `l${at}`, type: 'checkout' }))),
  charged: fc.constantFrom<{ vat: TotalsVat; destination?: string }>(
    { vat: { category: 'S' } },
    { vat: { category: 'K' } },
    { vat: { category: 'AE' } },
    { vat: { category: 'G' } },
    { vat: { category: 'O' } },
    { vat: { category: 'E', small_business: true } },
    { vat: { category: 'S', destination_rates: { 2100: 1900, 900: 700 } }, destination: 'DE' },
  ),
  priceMode: fc.constantFrom('gross' as const, 'net' as const),
  shipping: fc.option(fc.record({ amount: fc.integer({ min: 0, max: 2000 }) })),
  refunds: fc.array(fc.constantFrom(1, 333, 5000), { maxLength: 3 }),
});

const FROM = '2030-01-01';
const UNTIL = '2030-12-31';
/** The first, second and third of these are in three quarters. */
const dayOf = (at: number) => `2030-0${1 + at * 3}-15`;
const sumOf = (rows: readonly { net: number; tax: number }[]) =>
  rows.reduce((sum, { net, tax }) => [sum[0] + cents(net), sum[1] + cents(tax)] as const, [0, 0] as readonly [
    number,
    number,
  ]);

it('the figures, the lines of the file and the documents are the same to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someSale, { minLength: 1, maxLength: 4 }), async (sales) => {
      await pool.query('delete from invoices where website_id = $1', [websiteId]);
      for (const { charged, lines, priceMode, shipping, refunds } of sales) {
        const sold: InvoicedSale = {
          day: dayOf(0),
          lines,
          settings: { priceMode, shipping, vat: charged.vat },
          country: 'DE',
          vatNumber: 'DE136695976',
          vat: { status: 'valid', category: charged.vat.category, destination: charged.destination ?? '' },
          refunds: refunds.map((free, at) => ({ free, day: dayOf(at % 3) })),
        };
        await sale(sold);
      }
      const figures = await vatFigures(FROM, UNTIL);
      const lines = await vatLines(FROM, UNTIL);
      const { rows } = await pool.query<{ document: InvoiceDocument }>(
        `select document from invoices where website_id = $1 and date >= $2 and date <= $3`,
        [websiteId, FROM, UNTIL],
      );
      const groups = rows.flatMap(({ document: { kind, groups: all } }) =>
        all.map(({ net, tax }) => (kind === 'invoice' ? [net, tax] : [-net, -tax])),
      );
      const documents = groups.reduce(([a = 0, b = 0], [net = 0, tax = 0]) => [a + net, b + tax], [0, 0]);
      expect(sumOf(lines)).toEqual(documents);
      expect(sumOf([figures.total])).toEqual(documents);
      const linesOf = (place: string) => lines.filter((line: Line) => line['place'] === place);
      for (const { box, ...amounts } of figures.boxes)
        expect([box, sumOf(linesOf(box))]).toEqual([box, sumOf([amounts])]);
      for (const { place, ...amounts } of figures.elsewhere)
        expect([place, sumOf(linesOf(place))]).toEqual([place, sumOf([amounts])]);
      expect(sumOf(figures.oss)).toEqual(sumOf(linesOf('oss')));
      const listed = figures.icp.rows.reduce(
        (sum, { goods, services }) => sum + cents(goods) + cents(services),
        0,
      );
      expect(listed).toBe(sumOf(linesOf('3b'))[0]);
    }),
    { numRuns: process.env['ETALAGE_DEEP'] ? 100 : 5 },
  );
}, 120_000);
