import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { sitePartsHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const ids = { website_id: a, project_id: a };
const api = await startOwnerApi(database, sitePartsHandlers, a, b);
const { pool } = database.admin;

const entry = (id: string, more: object = {}) => ({
  id,
  purpose: 'statistics',
  name: id,
  description: '',
  initialState: false,
  cookies: ['_t_*'],
  scripts: ['https://stats.voorbeeld.nl/t.js'],
  code: '',
  hosts: [],
  ...more,
});
const settings = (list: object[], colors = { ground: '', button: '' }) => ({ list, position: 'top', colors });
const startOver = () => pool.query('delete from site_part_drafts');
const save = (value: object) => api.call('saveCookies', { ...ids, base_revision: 0, value });
const errorsOf = async (value: object) => ((await save(value)).body as { errors: object }).errors;

ownerContractCases({
  database,
  api,
  otherWebsite: b,
  notFor: ['editor', 'shop'],
  endpoint: 'saveCookies',
  good: async () => {
    await startOver();
    return { ...ids, base_revision: 0, value: settings([entry('telling')]) };
  },
  refused: async () => [
    {
      title: 'two entries with one id',
      body: { ...ids, base_revision: 0, value: settings([entry('a'), entry('a')]) },
      code: 'validation_failed',
    },
    {
      title: 'a script without https',
      body: { ...ids, base_revision: 0, value: settings([entry('a', { scripts: ['http://x.nl/t.js'] })]) },
      code: 'validation_failed',
    },
  ],
});

it('says at which field what is wrong', async () => {
  await startOver();
  expect(await errorsOf(settings([entry('a'), entry('b'), entry('a')]))).toEqual({
    'value.list.2.id': ['Dit onderdeel staat al in de lijst.'],
  });
  expect(await errorsOf(settings([], { ground: 'paars', button: 'primary-500' }))).toEqual({
    'value.colors.ground': ['Kies een van de mogelijkheden.'],
  });
  expect(Object.keys(await errorsOf(settings([entry('a', { name: '', hosts: ['geen server'] })])))).toEqual([
    'value.list.0.name',
    'value.list.0.hosts.0',
  ]);
});

it('is what visitors are offered after it is published', async () => {
  await startOver();
  await save(settings([entry('telling')]));
  const stored = async () =>
    ((await pool.query(`select settings from websites where id = 'a'`)).rows[0] as { settings: object })
      .settings;
  expect(await stored()).toEqual({});
  await api.call('publishCookies', { ...ids, revision: 1 });
  expect(await stored()).toEqual({ cookies: settings([entry('telling')]) });
});
