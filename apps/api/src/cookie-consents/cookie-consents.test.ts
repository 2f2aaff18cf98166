import { describe, expect, it } from 'vitest';
import { contractCases } from '../testing/contract-cases.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { cookieConsentsHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startTestApi(database, {}, { handlers: cookieConsentsHandlers });
const entry = (id: string) => ({
  id,
  purpose: 'statistics',
  name: id,
  description: '',
  initialState: false,
  cookies: [],
  scripts: [],
  code: '',
  hosts: [],
});
await database.admin.pool.query(`update websites set settings = settings || $1 where id = 'a'`, [
  JSON.stringify({ cookies: { list: [entry('x'), entry('y')] } }),
]);
const stored = async (website = a) =>
  (
    await database.admin.pool.query(
      'select given, enabled, offered, url from cookie_consents where website_id = $1 order by created_at',
      [website],
    )
  ).rows;
const choice = (enabled: string[], website = a) => ({
  website_id: website,
  project_id: website,
  consent: '1',
  enabled,
  url: '/meubels/?q=geheim',
});

contractCases({
  database,
  api,
  endpoint: 'storeConsent',
  good: async () => choice(['x']),
  otherWebsite: b,
});

describe('storeConsent', () => {
  it('stores what was allowed of what the website offers, with the path and nothing else', async () => {
    await database.admin.pool.query('delete from cookie_consents');
    expect((await api.call('storeConsent', choice(['y', 'onbekend']))).body).toEqual({ stored: true });
    expect(await stored()).toEqual([{ given: true, enabled: ['y'], offered: ['x', 'y'], url: '/meubels' }]);
    expect(await stored(b)).toEqual([]);
  });
});
