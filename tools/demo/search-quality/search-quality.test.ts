import { search } from '@etalage/api-contract';
import { createCallEndpoint, createTestDatabase, handlers, startTestApi } from '@etalage/api/testing';
import { beforeAll, expect, it } from 'vitest';
import { demoWebsite } from '../content/demo-websites.ts';
import { seedOnce } from '../seed-once.ts';
import { demoQueries } from './demo-queries.ts';
import { measureShare } from './measure-share.ts';

const database = await createTestDatabase();
const { server } = await startTestApi(database, {}, { handlers });
const silent = { warn: () => {}, error: (fields: object) => console.error(fields) };
beforeAll(async () => {
  await seedOnce(database.app);
});

let callers = 0;
async function urlsOf(query: string): Promise<string[]> {
  // A visitor of its own for each query, so that no rate limit is reached.
  const caller = { websiteId: demoWebsite.id, address: `10.0.0.${(callers += 1)}`, origin: '' };
  const call = createCallEndpoint(server, caller, silent);
  const reply = await call(search, { query, filters: '', current_url: '', limit: 30 });
  if (!reply.ok) throw new Error(`${query}: ${JSON.stringify(reply)}`);
  return reply.data.results.filter(({ kind }) => kind === 'product').map(({ url }) => url);
}

it('finds for 98 of the 100 queries over the demo shop an expected product first, for 99 within three', async () => {
  const { first, within3, missed } = await measureShare(demoQueries, urlsOf);
  const misses = missed.map(({ query, found }) => `${query[1]}: ${found.join(', ') || 'nothing'}`).join('\n');
  expect(first, misses).toBeGreaterThanOrEqual(98);
  expect(within3, misses).toBeGreaterThanOrEqual(99);
});
