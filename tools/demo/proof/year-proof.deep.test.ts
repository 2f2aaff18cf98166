import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openReplay, type Replay } from '@etalage/api/replay';
import { createTestDatabase, shopFixture } from '@etalage/api/testing';
import { dutchDayOf } from '@etalage/texts/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booksOf, type Books, type Tax, taxOf } from './booked-of.ts';
import { differencesOf, sumOf } from './differences.ts';
import { type OrderPapers, papersOf } from './papers-of.ts';
import { planProof, type Planned } from './plan-proof.ts';
import { buyers, goods, proofShops, seller } from './proof-shops.ts';
import { type ProofRun, runProof } from './run-proof.ts';

/** Purchases of the year: 200, and the number in ETALAGE_PROOF if it is set (`npm run test:long -- year`). */
const COUNT = Number(process.env['ETALAGE_PROOF'] ?? 200);
/** Where the UBL is written, for a check by the official rules; nowhere by default. */
const FOLDER = process.env['ETALAGE_PROOF_FOLDER'];
/** What follows of a purchase ends within a month after the year. */
const PERIOD = { from: '2023-11-01', until: '2024-12-31' };

const database = await createTestDatabase();
const plan = planProof(COUNT);
const replays: Record<string, Replay> = {};
const run: ProofRun = { replays, made: new Map() };
const books: Record<string, Books> = {};
/** Of all documents of a shop as they were read back, less those of credit notes. */
const printed = new Map<string, Tax[]>(proofShops.map(({ id }) => [id, []]));

beforeAll(
  async () => {
    for (const shop of proofShops) {
      await openShop(shop);
      replays[shop.id] = await openReplay(database.app, {
        websiteId: shop.id,
        member: { id: 'm', name: 'Joost', email: 'j@x.nl', websites: [{ id: shop.id, role: 'owner' }] },
        ports: {
          secrets: { seal: (text: string) => text, open: (text: string) => text },
          files: { storage: { read: async () => undefined } },
          siteUrl: (host: string) => `http://${host}`,
          dashboardUrl: () => 'http://beheer.test',
        } as never,
        origin: `http://${shop.id}.test`,
        log: { warn: () => {}, error: (fields: object) => console.error(fields) },
      });
    }
    await runProof(run, plan);
    for (const [id, replay] of Object.entries(replays)) books[id] = await booksOf(replay.ask, PERIOD);
  },
  300_000 + COUNT * 1_500,
);
afterAll(async () => {
  for (const replay of Object.values(replays)) await replay.close();
});

async function openShop({ id, price_mode, webshop }: (typeof proofShops)[number]): Promise<void> {
  const shop = shopFixture(database, await database.createWebsite({ id, host: `${id}.test` }));
  await shop.settings({ company: seller, modules: { webshop } }, price_mode);
  await shop.payment('ideal', { position: 1 });
  await shop.payment('wire', { provider: 'offline', position: 2 });
  await shop.payment('pay_later', { provider: 'offline', position: 3 });
  await database.admin.pool.query(
    `update payment_methods set pay_later = '{"days":14,"buyers":"all","most":0}' where id = 'pay_later' and website_id = $1`,
    [id],
  );
  await shop.shipping({ id: 'pakket', price: 605 });
  for (const { id: product, ...row } of goods)
    await shop.product({ ...row, id: product, enable_quote: true });
  await shop.discount({ code: 'TIEN', value: 1_000 });
  await shop.discount({ code: 'VIJF', kind: 'amount', value: 500 });
}

async function papers(planned: Planned): Promise<OrderPapers> {
  const replay = replays[planned.shop];
  const made = run.made.get(planned.key);
  if (!replay || !made) throw new Error(`${planned.key} was not made`);
  const email = buyers[planned.buyer].invoice_email;
  return papersOf({ database, replay, websiteId: planned.shop, email }, made.token);
}

describe(`a year of ${COUNT} purchases`, () => {
  it(
    'agrees to the cent in what its page is given, in the mail, in each PDF and UBL, at the provider and in the books',
    { timeout: 300_000 + COUNT * 1_500 },
    async () => {
      const found: string[] = [];
      for (const planned of plan) {
        const order = await papers(planned);
        const booked = books[planned.shop]?.of(order.number);
        if (!booked) throw new Error(`no books of ${planned.shop}`);
        found.push(...differencesOf(order, booked, planned));
        found.push(...dayDifferences(planned, order, booked.days));
        keep(planned.shop, order);
        printed.get(planned.shop)?.push(...signedGroups(order));
      }
      expect(found).toEqual([]);
    },
  );

  it('has orders of which something came back before they were paid, and of these some that are paid', async () => {
    const { rows } = await database.admin.pool.query(
      `select count(distinct order_id)::int as lowered, count(distinct order_id) filter (
         where exists (select from payment_attempts a where a.order_id = r.order_id))::int as paid
       from refunds r where payment_id is null and state = 'done'`,
    );
    expect(rows[0].lowered).toBeGreaterThan(rows[0].paid);
    expect(rows[0].paid).toBeGreaterThan(0);
  });

  it.each(proofShops.map(({ id }) => id))('adds up to the sums of the bookkeeping of %s', (id) => {
    const { sales, refunds, shown } = books[id] as Books;
    expect(sales.length).toBeGreaterThan(0);
    expect({ orders: sumOf(sales), refunds: sumOf(refunds) }).toEqual({
      orders: shown.orders,
      refunds: shown.refunds,
    });
    expect(sumOf([...sales, ...refunds])).toEqual(shown.balance);
  });

  it.each(proofShops.map(({ id }) => id))(
    'has the documents of %s in the figures of its VAT returns, each in one place',
    (id) => {
      const { vat } = books[id] as Books;
      const documents = taxOf(printed.get(id) ?? []);
      expect(documents.net).not.toBe(0);
      // A transfer that never came is a sale without an invoice, which the screen names.
      const owed = plan.filter(
        ({ shop, method, payment }) => shop === id && method === 'wire' && payment === 'failed',
      );
      expect(vat.missing).toBe(owed.length);
      expect([vat.total, taxOf(vat.lines), taxOf(Object.values(vat.places))]).toEqual([
        documents,
        documents,
        documents,
      ]);
      const byPlace = Map.groupBy(vat.lines, ({ place }) => place);
      for (const [place, lines] of byPlace)
        expect([place, taxOf(lines)]).toEqual([place, vat.places[place] ?? { net: 0, tax: 0 }]);
      expect(vat.oss).toEqual(taxOf(byPlace.get('oss') ?? []));
      expect(vat.toCompanies).toBe(taxOf(byPlace.get('3b') ?? []).net);
    },
  );

  it('numbers invoices and credit notes of each shop and year without a gap', async () => {
    const { rows } = await database.admin.pool.query(
      `select website_id, series, year, count(*)::int as count, min(counted)::int as first, max(counted)::int as last
       from invoices group by 1, 2, 3`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(proofShops.length * 3);
    for (const { count, first, last } of rows) expect(last - first + 1).toBe(count);
  });
});

const signedGroups = ({ papers: made }: OrderPapers): Tax[] =>
  made.flatMap(({ kind, groups }) =>
    groups.map(({ net, tax }) => (kind === 'invoice' ? { net, tax } : { net: -net, tax: -tax })),
  );

/** An order, its invoice and its line in the books have the day in the Netherlands on which it was bought, or paid. */
function dayDifferences(planned: Planned, order: OrderPapers, booked: readonly string[]): string[] {
  const day = dutchDayOf(order.created_at);
  const found = booked
    .filter((one) => one !== day)
    .map((one) => `${order.number}: booked on ${one}, not ${day}`);
  const [invoice] = order.papers;
  if (planned.method === 'ideal' && !planned.isQuote && invoice && invoice.date !== dutchDayOf(planned.at))
    found.push(`${order.number}: invoice of ${invoice.date}, not ${dutchDayOf(planned.at)}`);
  return found;
}

function keep(shop: string, { papers: made }: OrderPapers): void {
  if (FOLDER === undefined) return;
  mkdirSync(FOLDER, { recursive: true });
  for (const { number, ubl } of made) writeFileSync(join(FOLDER, `${shop}-${number}.xml`), ubl);
}
