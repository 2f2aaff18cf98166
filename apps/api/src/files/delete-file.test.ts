import { describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { findHistory } from '../audit/audit.repository.ts';
import { as } from '../testing/owner-contract-cases.ts';
import { sweepFiles } from './sweep-files.ts';
import { filesFixture } from './testing/files-fixture.ts';
import { claimVisitorFiles, storeVisitorFile } from './visitor-files.ts';
import { Readable } from 'node:stream';

const fixture = await filesFixture();
const { database, websiteId, owner, ids, files, stored, get } = fixture;
const deps = { db: database.app, files };
const run = (statement: string, ...values: unknown[]) => database.admin.pool.query(statement, values);
const file = async (options = {}) => {
  const { body } = await owner.call(
    'signedUrl',
    { ...ids, filePath: 'assets/Stoel.txt', contentType: 'text/plain', isPrivate: false },
    options,
  );
  const url = body.url as string;
  expect((await fixture.put(url, 'Hoi', { type: 'text/plain' })).statusCode).toBe(204);
  return { key: /(assets\/[^?]*)/.exec(url)?.[1] ?? '', address: url.split('?')[0] ?? '' };
};
const remove = (key: string, more: object = {}, options = {}) =>
  owner.call('deleteFile', { ...ids, filePath: key, isPrivate: false, ...more }, options);
const rowOf = async (key: string) => (await fixture.rows()).find((row) => row.key === key);
const inDays = (days: number) => sweepFiles(deps, websiteId, new Date(Date.now() + days * 24 * 3600_000));

let number = 0;
/** A page that shows these addresses, published or not. */
async function page({ draft = [], live = [] }: { draft?: string[]; live?: string[] }) {
  const id = `p${++number}`;
  const text = (addresses: string[]) => JSON.stringify({ blocks: { a: { data: { picture: addresses } } } });
  await run(
    `insert into pages (website_id, id, path, title) values ($1, $2, $3, 'Over ons')`,
    websiteId,
    id,
    `/${id}`,
  );
  await run(
    `insert into drafts (website_id, document_kind, document_id, revision, document) values ($1, 'page', $2, 1, $3)`,
    websiteId,
    id,
    text(draft),
  );
  if (live.length > 0)
    await run(
      `insert into page_revisions (website_id, page_id, revision, published, document) values ($1, $2, 1, true, $3)`,
      websiteId,
      id,
      text(live),
    );
  return id;
}

describe('deleteFile', () => {
  it('refuses a file that visitors see and names where, and changes nothing', async () => {
    const { key, address } = await file();
    for (let count = 0; count < 5; count++) await page({ live: [address] });
    const refused = await remove(key);
    expect(refused).toMatchObject({ status: 409, body: { code: 'file_in_use' } });
    expect(refused.body.errors).toEqual({
      filePath: [
        'Stoel.txt staat nog op de website: Pagina “Over ons”, Pagina “Over ons”, Pagina “Over ons” en 2 andere plekken. Daarom blijft het bestand bewaard.',
      ],
    });
    expect(await rowOf(key)).toMatchObject({ removed_at: null, state: 'stored' });
  });

  it('puts a confirmed one in the bin, where its bytes stay for as long as visitors see it', async () => {
    const { key, address } = await file();
    const id = await page({ live: [address] });
    expect(await remove(key, { is_confirmed: true })).toMatchObject({ status: 200, body: { deleted: true } });
    expect((await rowOf(key))?.removed_at).toBeInstanceOf(Date);
    await inDays(40);
    expect((await get(address)).body).toBe('Hoi');
    await run(`update page_revisions set published = false where page_id = $1`, id);
    await inDays(29);
    expect((await get(address)).body).toBe('Hoi');
    await inDays(31);
    expect((await get(address)).statusCode).toBe(404);
    expect(await rowOf(key)).toBeUndefined();
  });

  it('deletes a file of a draft without a question', async () => {
    const { key, address } = await file();
    await page({ draft: [address] });
    expect(await remove(key)).toMatchObject({ status: 200 });
  });

  it('records who deleted it', async () => {
    const { key } = await file();
    await remove(key, {}, as('editor'));
    const events = await withWebsite(database.app, websiteId, (tx) =>
      findHistory(tx, websiteId, { kind: 'file', id: key }, 10),
    );
    expect(events).toMatchObject([
      { action: 'deleted', member_name: 'Naam van editor', before: { name: 'Stoel.txt' }, after: null },
    ]);
  });

  it('never deletes what a visitor has sent', async () => {
    const visitor = { websiteId, formId: 'contact', visitor: 'jan', name: 'brief.txt' };
    const { path } = await storeVisitorFile(deps, {
      ...visitor,
      stream: Readable.from([Buffer.from('Geachte')]),
    });
    const claim = { ...visitor, submissionId: 's1', paths: [path] };
    await withWebsite(database.app, websiteId, (tx) => claimVisitorFiles(tx, claim));
    for (const role of ['owner', 'editor', 'shop'])
      expect(await remove(path, { is_confirmed: true }, as(role))).toMatchObject({ status: 404 });
    expect(stored(path, 'private-files')?.toString()).toBe('Geachte');
  });
});

describe('deleteFile by a member of the shop', () => {
  const shop = as('shop');
  const product = (address: string) =>
    run(
      `insert into products (website_id, id, title, url, price_cents, status, main_image) values ($1, $2, 'Stoel', $3, 1, 'published', $4)`,
      websiteId,
      `x${++number}`,
      `/x${number}`,
      address,
    );

  it('deletes a picture of a product once it is confirmed, and an upload of their own', async () => {
    const { key, address } = await file();
    await product(address);
    expect(await remove(key, {}, shop)).toMatchObject({ status: 409 });
    expect(await remove(key, { is_confirmed: true }, shop)).toMatchObject({ status: 200 });
    expect(await remove((await file(shop)).key, {}, shop)).toMatchObject({ status: 200 });
  });

  it('is refused for a file of a page, also next to a product, and for an upload of somebody else', async () => {
    const { key, address } = await file(shop);
    await product(address);
    await page({ draft: [address] });
    expect(await remove(key, { is_confirmed: true }, shop)).toMatchObject({ status: 403 });
    expect(await remove((await file()).key, { is_confirmed: true }, shop)).toMatchObject({ status: 403 });
    expect(await rowOf(key)).toMatchObject({ removed_at: null });
  });
});
