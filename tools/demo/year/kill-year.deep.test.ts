import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase, lineOf, runNode } from '@etalage/api/testing';
import { beforeAll, expect, it } from 'vitest';
import { demoWebsite } from '../content/demo-websites.ts';
import { seedOnce } from '../seed-once.ts';
import { planYear } from './plan-year.ts';
import { findMark, type YearMark } from './year-mark.ts';

const KILLS = 10;
const MAKER = join(import.meta.dirname, 'testing/make-small-year.ts');
const size = { orders: 40, quotes: 8, forms: 5, searches: 0 };
const database = await createTestDatabase();
const { pool } = database.admin;
const base = new Date();
const plan = planYear(base, size);

beforeAll(async () => {
  await seedOnce(database.app);
});

const markNow = async () => (await findMark(database.app, base)) as YearMark;

/** A process that goes on with the year. */
async function make() {
  const mark = await markNow();
  const { host = '', port, user, database: name } = database.addresses.app;
  const query = `host=${encodeURIComponent(host)}&port=${port}`;
  const env = { ...process.env, DATABASE_URL: `postgresql://${user}@localhost/${name}?${query}` };
  return runNode(MAKER, [JSON.stringify(size), JSON.stringify(mark)], { env });
}

const countOf = async (table: string) => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} where website_id = $1`,
    [demoWebsite.id],
  );
  return rows[0]?.count;
};

const planned = (...kinds: string[]) => plan.events.filter(({ kind }) => kinds.includes(kind));

it(
  `a year of which the process is killed ${KILLS} times has what was planned, once, and what was paid is paid`,
  { timeout: 600_000 },
  async () => {
    const cut: number[] = [];
    for (let kill = 1; kill <= KILLS; kill++) {
      const maker = await make();
      await lineOf(maker, 'making');
      await pause(100 + Math.random() * 1_500);
      maker.child.kill('SIGKILL');
      await maker.result;
      cut.push((await markNow()).done);
    }
    expect(cut).toEqual(cut.toSorted((one, other) => one - other));
    expect(cut.at(-1)).toBeGreaterThan(0);
    const { code, out, err } = await (await make()).result;
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('complete');

    const { rows } = await pool.query<{ at: Date; payment_status: string }>(
      'select created_at as at, payment_status from orders where website_id = $1 order by created_at',
      [demoWebsite.id],
    );
    const ordered = planned('ordered', 'accepted');
    expect(rows.map(({ at }) => at.getTime())).toEqual(ordered.map(({ at }) => at.getTime()));
    const paid = ordered.filter((event) => 'payment' in event && ['paid', 'ideal'].includes(event.payment));
    const statuses = new Map(rows.map(({ at, payment_status: status }) => [at.getTime(), status]));
    for (const { at, key } of paid)
      expect([key, statuses.get(at.getTime())]).toEqual([
        key,
        expect.stringMatching(/^(paid|partially_refunded|refunded)$/),
      ]);
    expect(await countOf('quotes')).toBe(planned('asked-for-quote').length);
    expect(await countOf('form_submissions')).toBe(planned('wrote').length);
    expect(await countOf('order_notes')).toBe(planned('noted').length);
    const { rows: visited } = await pool.query<{ visits: number }>(
      'select sum(visits)::int as visits from visit_counts where website_id = $1',
      [demoWebsite.id],
    );
    expect(visited[0]?.visits).toBe(plan.visits.reduce((sum, { visits }) => sum + visits, 0));
  },
);
