import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type AppDatabase, openDatabase } from '../db/database.ts';
import { processesIn, signal } from '../db/embedded/processes.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { openProgramDatabase } from '../db/open-program-database.ts';
import { insertBusyShop } from '../testing/busy-shop.ts';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { lineOf, runNode } from '../testing/run-node.ts';

/** 10, and the number in ETALAGE_INVOICE_KILLS if it is set (`npm run test:long -- numbers`). */
const KILLS = Number(process.env['ETALAGE_INVOICE_KILLS'] ?? 10);
const BUYERS = join(import.meta.dirname, '../testing/programs/buy-acknowledged.ts');

const dataDir = makeDataFolder();
const cluster = join(dataDir, 'postgres');
const log = join(dataDir, 'acknowledged.log');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
beforeAll(async () => {
  const program = { dataDir, databaseUrl: undefined, onConnectionLost: () => {} };
  const database = await openProgramDatabase(program);
  await database.close();
  await onDatabase(insertBusyShop);
});

/** Starts the database alone, and stops it again. */
async function onDatabase<Result>(work: (admin: AppDatabase) => Promise<Result>): Promise<Result> {
  const server = await startEmbedded({ dataDir });
  const admin = openDatabase(server.address('admin'), { maxConnections: 1 });
  const result = await work(admin);
  await admin.close();
  await server.stop();
  return result;
}

/** A line that was cut off by the kill was never acknowledged. */
const acknowledged = (): string[] =>
  existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(0, -1) : [];

/** Lets buyers order and pay, and kills them with the whole database. */
async function buyUntilKilled(milliseconds: number): Promise<void> {
  const before = acknowledged().length;
  const buyers = runNode(BUYERS, [dataDir, log]);
  await lineOf(buyers, 'buying');
  // A kill before the first payment would prove nothing.
  await vi.waitFor(() => expect(acknowledged().length).toBeGreaterThan(before), { timeout: 30_000 });
  await pause(milliseconds);
  for (const pid of [buyers.child.pid as number, ...processesIn(cluster)]) signal(pid, 'SIGKILL');
  await buyers.result;
  for (const pid of processesIn(cluster)) signal(pid, 'SIGKILL');
}

interface Papers {
  /** Per order: how many invoices and credit notes it has. */
  readonly orders: readonly { number: string; paid: boolean; invoices: number; notes: number }[];
  readonly series: readonly { series: string; numbers: number[] }[];
}

async function readPapers({ pool }: AppDatabase): Promise<Papers> {
  const orders = await pool.query<Papers['orders'][number]>(`
    select o.number, o.payment_status in ('paid', 'partially_refunded') as paid,
      count(i.id) filter (where i.kind = 'invoice')::int as invoices,
      count(i.id) filter (where i.kind = 'credit_note')::int as notes
    from orders o left join invoices i on i.website_id = o.website_id and i.order_id = o.id
    group by o.website_id, o.id`);
  const series = await pool.query<Papers['series'][number]>(
    `select series || year as series, array_agg(counted order by counted) as numbers from invoices group by 1`,
  );
  return { orders: orders.rows, series: series.rows };
}

it(
  `no number of an invoice or a credit note is missing or given twice in ${KILLS} kills of the whole process tree`,
  { timeout: KILLS * 60_000 },
  async () => {
    for (let kill = 1; kill <= KILLS; kill++) {
      await buyUntilKilled(Math.random() * 1_500);
      const { orders, series } = await onDatabase(readPapers);
      for (const { series: name, numbers } of series)
        expect([name, numbers], `after kill ${kill}`).toEqual([name, numbers.map((_, at) => at + 1)]);
      // An order is paid and invoiced in one transaction.
      expect(orders.filter(({ paid, invoices }) => invoices !== Number(paid))).toEqual([]);
      const byNumber = new Map(orders.map((order) => [order.number, order]));
      for (const line of acknowledged()) {
        const [what = '', number = ''] = line.split(' ');
        const order = byNumber.get(number);
        expect([line, order?.invoices]).toEqual([line, 1]);
        if (what === 'refunded') expect([line, order?.notes]).toEqual([line, 1]);
      }
    }
    expect(acknowledged().length).toBeGreaterThan(KILLS);
  },
);
