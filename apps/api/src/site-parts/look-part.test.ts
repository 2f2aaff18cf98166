import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as, ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { siteOf } from '../websites/site.mapper.ts';
import { findPlace } from '../websites/place.repository.ts';
import { withWebsite } from '../db/with-website.ts';
import { sitePartsHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const ids = { website_id: a, project_id: a };
const api = await startOwnerApi(database, sitePartsHandlers, a, b);
const { pool } = database.admin;

interface Look {
  styles: Record<string, { label: string; value: string }>;
  font_primary: string;
  font_secondary: string;
  radius: string;
  shape: Record<string, string>;
}
const opened = async () => (await api.call('openLook', ids)).body as { value: Look; revision: number };
const startOver = async (theme: object = {}) => {
  await pool.query('delete from site_part_drafts');
  await pool.query(`update websites set settings = $1 where id = 'a'`, [JSON.stringify({ theme })]);
};
const themeOfPages = () =>
  withWebsite(database.app, a, async (tx) => siteOf(await findPlace(tx, a, '/')).theme);
const changed = async (styles: Look['styles']) => {
  await startOver();
  const { value } = await opened();
  return { ...value, styles: { ...value.styles, ...styles } };
};
const body = async (styles: Look['styles']) => ({ ...ids, base_revision: 0, value: await changed(styles) });

const cases = { database, api, otherWebsite: b, notFor: ['editor', 'shop'] as const };
ownerContractCases({ ...cases, endpoint: 'openLook', good: async () => ids });
ownerContractCases({
  ...cases,
  endpoint: 'saveLook',
  good: () => body({ color_light: { label: 'Lucht', value: '#e0f0ff' } }),
  refused: async () => [
    {
      title: 'a colour that is none',
      body: await body({ color_light: { label: '', value: 'url(x)' } }),
      code: 'validation_failed',
    },
    {
      title: 'a colour of no palette',
      body: await body({ color_paars: { label: '', value: '#e0f0ff' } }),
      code: 'validation_failed',
    },
    {
      title: 'a font that is not there',
      body: { ...ids, base_revision: 0, value: { ...(await changed({})), font_primary: 'constructor' } },
      code: 'validation_failed',
    },
  ],
});

it('starts with the colours that pages have, of a theme stored by palette key', async () => {
  await startOver({
    colors: { 'primary-500': '#123456', light: 'javascript:1' },
    font_primary: 'figtree',
    radius: '9cm',
  });
  const { value } = await opened();
  expect(value.styles['color_primary_500']).toEqual({ label: '', value: '#123456' });
  expect(value.styles['color_light']).toEqual({ label: '', value: '#faf7f2' });
  expect([value.font_primary, value.font_secondary, value.radius]).toEqual(['figtree', 'grotesk', '6px']);
});

it.each([
  ['16px', '16px'],
  ['8.5px', '10px'],
  ['4px', '3px'],
  ['1000px', '16px'],
  ['0px', '0px'],
])('shows a stored rounding of %s as the nearest choice, %s', async (radius, choice) => {
  await startOver({ radius });
  expect((await opened()).value.radius).toBe(choice);
});

it('is what pages and designer show after it is published, with the names of the owner', async () => {
  const value = await changed({ color_light: { label: 'Lucht', value: '#e0f0ff' } });
  await api.call('saveLook', { ...ids, base_revision: 0, value: { ...value, radius: '16px' } });
  expect((await themeOfPages()).colors['light']).toBeUndefined();
  expect((await api.call('publishLook', { ...ids, revision: 1 }, as('editor'))).status).toBe(403);
  expect((await api.call('publishLook', { ...ids, revision: 1 })).status).toBe(200);
  const theme = await themeOfPages();
  expect([theme.colors['light'], theme.labels['light'], theme.radius]).toEqual(['#e0f0ff', 'Lucht', '16px']);
});

it('has the shapes and pictures that were published, and the initial shape of what is no choice', async () => {
  await startOver({ shape: { buttons: 'pill', cards: 'hart' }, logo: '/media/a/logo.png' });
  const { value } = await opened();
  const chosen = { ...value, shape: { ...value.shape, spacing: 'wide' }, share_image: '/media/a/deel.jpg' };
  expect(value.shape).toMatchObject({ buttons: 'pill', cards: 'plain', spacing: 'normal' });
  await api.call('saveLook', { ...ids, base_revision: 0, value: chosen });
  await api.call('publishLook', { ...ids, revision: 1 });
  expect(await themeOfPages()).toMatchObject({
    shape: { buttons: 'pill', cards: 'plain', spacing: 'wide' },
    logo: '/media/a/logo.png',
    share_image: '/media/a/deel.jpg',
  });
});

it.each(['javascript:alert(1)', '/a b', '//x"y', 'data:image/png;base64,x'])(
  'refuses %s as the address of a picture',
  async (logo) => {
    const value = { ...(await changed({})), logo };
    const refused = await api.call('saveLook', { ...ids, base_revision: 0, value });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['value.logo']]);
  },
);
