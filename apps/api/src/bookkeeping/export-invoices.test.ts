import type { OutputOf, exportInvoices } from '@etalage/api-contract';
import type { InvoiceDocument } from '@etalage/shop-domain';
import { expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases } from '../testing/owner-contract-cases.ts';
import { bookedFixture } from './testing/booked-fixture.ts';

type Line = OutputOf<typeof exportInvoices>['lines'][number];

const database = await createTestDatabase();
const { websiteId, otherWebsite, api, ids, pool, order } = await bookedFixture(database);

const address = { street: 'Kade 1', postcode: '1011 AB', city: 'Amsterdam', country: 'DE' };
const standard = { category: 'S', rate: 1900, net: 10_000, tax: 1900, gross: 11_900 } as const;
const zero = { category: 'Z', rate: 0, net: 500, tax: 0, gross: 500 } as const;

let counted = 0;

/** Stores a document of an order, and returns its number. */
async function made(
  document: Partial<InvoiceDocument> & { date: string },
  where = { site: websiteId, series: '' },
) {
  counted += 1;
  const sold = await order({ vat: { destination: 'DE' } }, where.site);
  const number = `D${String(counted).padStart(4, '0')}`;
  const kind = document.kind ?? 'invoice';
  const stored = {
    number,
    kind,
    credits: null,
    order: { number: sold.id, date: document.date },
    buyer: { name: 'Jan Bakker', contact: '', address, vat_number: '' },
    groups: [standard],
    ...document,
  };
  await pool.query(
    `insert into invoices (website_id, id, series, year, counted, number, kind, order_id, round, date, total, document)
     values ($1, $2, $3, 2026, $4, $5, $6, $7, 1, $8, 1, $9)`,
    [where.site, newId(), where.series || kind, counted, number, kind, sold.id, document.date, stored],
  );
  return { number, order: sold.id };
}

async function linesOf(from: string, until = from): Promise<Line[]> {
  const lines: Line[] = [];
  let cursor = '';
  do {
    const { status, body } = await api.call('exportInvoices', { ...ids, from, until, cursor });
    expect(status).toBe(200);
    lines.push(...(body.lines as Line[]));
    cursor = body.next as string;
  } while (cursor !== '');
  return lines;
}

it('has a line for each VAT group, what a credit note takes back with a minus, in the order of the days', async () => {
  const later = await made({ date: '2026-03-31', groups: [standard, zero] });
  const credits = { number: 'F2026-0001', date: '2026-03-01' };
  const first = await made({ date: '2026-03-02', kind: 'credit_note', credits });
  await made({ date: '2026-04-01' });
  await made({ date: '2026-03-05' }, { site: websiteId, series: 'test_invoice' });
  await made({ date: '2026-03-05' }, { site: otherWebsite, series: '' });
  const shared = { customer: 'Jan Bakker', vat_number: '', country: 'DE' };
  const euros = { rate: 1900, destination: 'DE', net: 100, tax: 19, gross: 119 };
  expect(await linesOf('2026-03-01', '2026-03-31')).toMatchObject([
    {
      ...shared,
      number: first.number,
      kind: 'credit_note',
      day: '2026-03-02',
      credits: 'F2026-0001',
      order_number: first.order,
      category: 'S',
      rate: 1900,
      destination: 'DE',
      net: -100,
      tax: -19,
      gross: -119,
    },
    { ...shared, ...euros, number: later.number, kind: 'invoice', day: '2026-03-31', credits: '' },
    { number: later.number, category: 'Z', rate: 0, destination: '', net: 5, tax: 0, gross: 5 },
  ]);
});

it('goes on after a part, also within a day', async () => {
  const date = '2026-06-01';
  const one = await made({ date });
  await pool.query(
    `insert into invoices (website_id, id, series, year, counted, number, kind, order_id, round, date, total, document)
     select website_id, 'veel' || n, series, 2025, n, 'V' || n, kind, order_id, 1 + n, date, total,
       document || jsonb_build_object('number', 'V' || n)
     from invoices, generate_series(1, 450) n where number = $1`,
    [one.number],
  );
  const numbers = (await linesOf(date)).map(({ number }) => number);
  expect(numbers).toHaveLength(451);
  expect(new Set(numbers).size).toBe(451);
});

const period = { ...ids, from: '2026-03-01', until: '2026-03-31' };
ownerContractCases({
  database,
  api,
  otherWebsite,
  notFor: ['editor'],
  endpoint: 'exportInvoices',
  good: async () => period,
  refused: async () => [
    {
      title: 'a period that ends before it begins',
      body: { ...period, until: '2026-02-01' },
      code: 'validation_failed',
    },
  ],
});
