import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { cookieConsentsHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, cookieConsentsHandlers, a, b);
const ids = { website_id: a, project_id: a };

ownerContractCases({
  database,
  api,
  endpoint: 'exportConsents',
  good: async () => ids,
  otherWebsite: b,
  notFor: ['editor', 'shop'],
});

it('lists the choices of its own website, newest first', async () => {
  const insert = `insert into cookie_consents (website_id, id, created_at, given, enabled, offered, url) values
    ('a', 'c1', '2026-01-02T10:00:00Z', true, '{x,y}', '{x,y,z}', '/'),
    ('a', 'c2', '2026-01-03T10:00:00Z', false, '{}', '{x,y,z}', '/meubels'),
    ('b', 'c3', '2026-01-03T10:00:00Z', true, '{x}', '{x}', '/')`;
  await database.admin.pool.query(insert);
  const { body } = await api.call('exportConsents', ids);
  expect(body.name).toMatch(/^cookiekeuzes-\d{4}-\d\d-\d\d\.csv$/);
  expect(body.csv.charCodeAt(0)).toBe(0xfeff);
  expect(body.csv.trim().split('\r\n')).toEqual([
    'Nummer;Moment;Keuze;Aangezet;Aangeboden;Pagina',
    expect.stringMatching(/^c2;[^;]*;Geweigerd;;x, y, z;\/meubels$/),
    expect.stringMatching(/^c1;[^;]*;Toegestaan;x, y;x, y, z;\/$/),
  ]);
});
