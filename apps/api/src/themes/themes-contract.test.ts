import { maxThemes, type SiteLook } from '@etalage/api-contract';
import { shapeOf, stylesOf } from '@etalage/site-model';
import { expect, it } from 'vitest';
import { findHistory } from '../audit/audit.repository.ts';
import { withWebsite } from '../db/with-website.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { themesHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const ids = { website_id: a, project_id: a };
const api = await startOwnerApi(database, themesHandlers, a, b);
const { pool } = database.admin;

const look = (light: string): SiteLook => ({
  styles: stylesOf({ light }, { light: 'Lucht' }),
  font_primary: 'serif',
  font_secondary: 'grotesk',
  radius: '6px',
  shape: shapeOf({ buttons: 'pill' }),
  logo: '/media/a/logo.png',
  icon: '',
  share_image: '',
});
const unpictured = (light: string) => ({ ...look(light), logo: '' });
const theme = (id: string, name: string, light = '#eeeeee') => ({ ...ids, id, name, look: look(light) });
const create = (id: string, name: string, light?: string) => api.call('createTheme', theme(id, name, light));
const listed = async () =>
  ((await api.call('listThemes', ids)).body as { themes: { id: string; name: string; look: SiteLook }[] })
    .themes;

/** A website with one theme, and another one with a theme of the same id. */
async function startOver(): Promise<string> {
  await pool.query('delete from own_themes');
  await create('theme-zomer', 'Zomer');
  const foreign = [b, 'theme-elders', 'Elders', JSON.stringify(look('#111111'))];
  await pool.query('insert into own_themes values ($1, $2, $3, $4)', foreign);
  return 'theme-zomer';
}

const cases = { database, api, otherWebsite: b, notFor: ['editor', 'shop'] as const };
const unknown = { title: 'a theme that is not there', code: 'not_found' };
const ofAnother = { title: 'a theme of another website', code: 'not_found' };
ownerContractCases({ ...cases, endpoint: 'listThemes', good: async () => ids });
ownerContractCases({
  ...cases,
  endpoint: 'createTheme',
  good: async () => {
    await startOver();
    return theme('theme-winter', 'Winter');
  },
  refused: async () => {
    await startOver();
    const wrong = { ...look('#eeeeee'), radius: '99px' };
    return [
      { title: 'the id of another theme', body: theme('theme-zomer', 'Anders'), code: 'conflict' },
      { title: 'a taken name', body: theme('theme-ander', ' zOMER '), code: 'validation_failed' },
      { title: 'no name', body: theme('theme-ander', '  '), code: 'validation_failed' },
      { title: 'no look', body: { ...theme('theme-ander', 'X'), look: wrong }, code: 'validation_failed' },
    ];
  },
});
ownerContractCases({
  ...cases,
  endpoint: 'updateTheme',
  good: async () => ({ ...ids, id: await startOver(), name: 'Herfst', look: look('#ddeeff') }),
  refused: async () => [
    { ...unknown, body: { ...ids, id: 'weg', name: 'X' } },
    { ...ofAnother, body: { ...ids, id: 'theme-elders', name: 'X' } },
  ],
});
ownerContractCases({
  ...cases,
  endpoint: 'deleteTheme',
  good: async () => ({ ...ids, id: await startOver() }),
  refused: async () => [
    { ...unknown, body: { ...ids, id: 'weg' } },
    { ...ofAnother, body: { ...ids, id: 'theme-elders' } },
  ],
  twice: (_, second) => expect(second.status).toBe(404),
  atOnce: (replies) => expect(replies.filter(({ status }) => status === 200)).toHaveLength(1),
});

it('are listed by name, with the look that was saved and without the pictures of the website', async () => {
  await startOver();
  await create('theme-aarde', 'Aarde', '#ddccbb');
  expect(await listed()).toEqual([
    { id: 'theme-aarde', name: 'Aarde', look: unpictured('#ddccbb') },
    { id: 'theme-zomer', name: 'Zomer', look: unpictured('#eeeeee') },
  ]);
});

it('says in Dutch that a name is taken, also when it is written in other capitals', async () => {
  await startOver();
  const errors = { name: ['Er is al een thema met deze naam.'] };
  expect((await create('theme-ander', 'ZOMER')).body).toMatchObject({ errors });
  await create('theme-ander', 'Winter');
  const rename = { ...ids, id: 'theme-ander', name: 'zomer' };
  expect((await api.call('updateTheme', rename)).body).toMatchObject({ errors });
  // Its own name in other capitals is free.
  expect((await api.call('updateTheme', { ...ids, id: 'theme-zomer', name: 'ZOMER' })).status).toBe(200);
});

it('has one theme of a name, and as many as a website keeps, when they are saved at once', async () => {
  await startOver();
  const same = await Promise.all(
    Array.from({ length: 8 }, (_, at) => create(`theme-gelijk-${at}`, 'Gelijk')),
  );
  expect(same.filter(({ status }) => status === 200)).toHaveLength(1);
  const many = await Promise.all(Array.from({ length: 30 }, (_, at) => create(`theme-nr-${at}`, `Nr ${at}`)));
  expect(await listed()).toHaveLength(maxThemes);
  expect(many.find(({ status }) => status === 422)?.body).toMatchObject({
    errors: { name: ['Je kunt hoogstens 20 eigen thema’s bewaren. Verwijder er eerst een.'] },
  });
});

it('is renamed or replaced apart, and both are in the audit with who did it', async () => {
  const id = await startOver();
  await pool.query('delete from audit_events');
  await api.call('updateTheme', { ...ids, id, name: 'Nazomer' });
  await api.call('updateTheme', { ...ids, id, look: look('#ffeecc') });
  expect(await listed()).toEqual([{ id, name: 'Nazomer', look: unpictured('#ffeecc') }]);
  await api.call('deleteTheme', { ...ids, id });
  // The way back: the same values again.
  await api.call('createTheme', { ...ids, id, name: 'Nazomer', look: unpictured('#ffeecc') });
  expect(await listed()).toEqual([{ id, name: 'Nazomer', look: unpictured('#ffeecc') }]);
  const events = await withWebsite(database.app, a, (tx) => findHistory(tx, a, { kind: 'theme', id }, 10));
  expect(events.map(({ action, member_name }) => [action, member_name])).toEqual(
    ['created', 'deleted', 'updated', 'updated'].map((action) => [action, 'Naam van owner']),
  );
  expect(events[3]).toMatchObject({ before: { name: 'Zomer' }, after: { name: 'Nazomer' } });
});
