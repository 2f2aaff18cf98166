import { expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { countQueries } from '../testing/count-queries.ts';
import { documentFixture, setText } from '../testing/document-fixture.ts';
import type { EndpointName } from '../calls/rate-limits.ts';
import { listMembersHandler } from '../auth/members/list-members.handler.ts';
import { listPagesHandler } from '../pages/list-pages.handler.ts';
import { createTemplateHandler } from '../templates/create-template.handler.ts';
import { listTemplatesHandler } from '../templates/list-templates.handler.ts';

const shop = await documentFixture({
  createTemplate: createTemplateHandler,
  listMembers: listMembersHandler,
  listPages: listPagesHandler,
  listTemplates: listTemplatesHandler,
});
const { api, database, ids, page, websiteId, save, publish } = shop;
const { key } = await page('<p>0</p>');

const addMember = async () => {
  const id = newId();
  const email = `${id}@x.nl`;
  const { global } = database.admin;
  await global.insertInto('users').values({ id, email, name: 'Eva', password_hash: '' }).execute();
  await global
    .insertInto('memberships')
    .values({ user_id: id, website_id: websiteId, role: 'editor' })
    .execute();
  const guest = { id, email: `gast-${email}`, role: 'shop', token_hash: id, invited_by: 'Eva' } as const;
  await global
    .insertInto('invitations')
    .values({ ...guest, website_id: websiteId, expires_at: new Date(Date.now() + 60_000), accepted_by: null })
    .execute();
};
let versions = 0;
const addVersion = async () => {
  await save(key, [setText('p', `<p>${versions}</p>`, `<p>${++versions}</p>`)]);
  await publish(key);
};

/** Each list with the name of its rows in the reply, its input, and a function that adds a row. */
const LISTS: [EndpointName, string, object, () => Promise<unknown>][] = [
  ['listPages', 'pages', ids, () => page()],
  ['listTemplates', 'templates', ids, () => api.call('createTemplate', { ...ids, title: 'Blok' })],
  ['listVersions', 'versions', { ...ids, ...key }, addVersion],
  ['listMembers', 'members', ids, addMember],
];

it.each(LISTS)('%s sends as many queries for 20 %s as for 1', async (name, rows, body, add) => {
  const lengthOf = async () =>
    ((await api.call(name, body)).body as Record<string, unknown[]>)[rows]?.length ?? 0;
  const queries = () => countQueries(() => api.call(name, body));
  await add();
  const before = await lengthOf();
  const few = await queries();
  for (let made = 1; made < 20; made++) await add();
  expect(await lengthOf()).toBe(before + 19);
  expect(await queries()).toBe(few);
});
