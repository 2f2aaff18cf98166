import { afterAll, expect, it, vi } from 'vitest';
import type { ProgramContext } from '../program-context.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { openJobQueue } from './open-job-queue.ts';
import { startWorker } from './start-worker.ts';

const database = await createTestDatabase();
const [a, b] = await Promise.all([
  database.createWebsite({ id: 'a', host: 'a.test' }),
  database.createWebsite({ id: 'b', host: 'b.test' }),
]);
const api = await startTestApi(database, {}, { handlers: {} });
const errors: unknown[] = [];
const context = {
  settings: { smtpUrl: undefined, mailFrom: 'winkel@etalage.test', dataDir: '/nergens' },
  db: database.app,
  ownerAddress: database.addresses.owner,
  log: { warn: () => {}, info: () => {}, error: (fields: unknown) => void errors.push(fields) },
  endpoints: api.server,
} as unknown as ProgramContext;
const queue = openJobQueue({
  address: database.addresses.owner,
  onError: (error) => void errors.push(error),
});
const worker = await startWorker(context);
afterAll(async () => {
  await queue.stop();
  await worker.stop();
});
const rows = async (statement: string, values: unknown[] = []) =>
  (await database.admin.pool.query(statement, values)).rows;

/** An import that is being planned. */
async function planning(website: string, id: string, items: number): Promise<void> {
  await rows(
    `insert into catalogue_imports (website_id, id, name, state, member_id, member_name, clears_empty, items)
     values ($1, $2, 'lijst.csv', 'planning', 'm', 'Jan', false, $3)`,
    [website, id, items],
  );
  await rows(
    `insert into catalogue_import_items (website_id, import_id, place, item)
     select $1, $2, n, jsonb_build_object('row', n + 2, 'cells', jsonb_build_object('title', 'Deel ' || n, 'price', '1'),
       'variants', '[]'::jsonb)
     from generate_series(0, $3::int - 1) n`,
    [website, id, items],
  );
  await queue.enqueue({ name: 'work-on-import', website_id: website, import_id: id });
}

const stateOf = async (id: string) =>
  (await rows('select state, handled from catalogue_imports where id = $1', [id]))[0] as {
    state: string;
    handled: number;
  };

it(
  'a small import of one website is done long before a large one of another that began first',
  { timeout: 120_000 },
  async () => {
    await planning(a, 'large', 15_000);
    await vi.waitFor(async () => expect((await stateOf('large')).handled).toBeGreaterThan(0), {
      timeout: 30_000,
    });
    await planning(b, 'small', 60);
    await vi.waitFor(async () => expect(await stateOf('small')).toEqual({ state: 'planned', handled: 60 }), {
      timeout: 60_000,
    });
    const { state, handled } = await stateOf('large');
    expect(state).toBe('planning');
    // The large one goes on after it.
    await vi.waitFor(async () => expect((await stateOf('large')).handled).toBeGreaterThan(handled), {
      timeout: 30_000,
    });
    await rows(`update catalogue_imports set state = 'cancelled' where id = 'large'`);
    expect(errors).toEqual([]);
  },
);
