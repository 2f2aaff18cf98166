import { describe, expect, it } from 'vitest';
import { openDocumentFixture } from '../testing/open-document-fixture.ts';
import { pagesHandlers } from './handlers.ts';
import { runPlannedPages } from './run-planned-pages.ts';

const fixture = await openDocumentFixture(pagesHandlers);
const { database, api, ids, websiteId, otherWebsite, page } = fixture;
const MINUTE = 60_000;
const start = Date.now();
const soon = (minutes: number) => new Date(start + minutes * MINUTE).toISOString();
const settings = { title: 'Actie', seo_title: '', seo_description: '', noindex: false, share_image: '' };

interface Listed {
  id: string;
  path: string;
  version: number;
  status: string;
  publish_at: string | null;
  unpublish_at: string | null;
}
const listed = async (id: string) => {
  const { pages } = (await api.call('listPages', ids)).body as { pages: Listed[] };
  return pages.find((one) => one.id === id);
};
const plan = async (id: string, moments: object) => {
  const { path, version } = (await listed(id))!;
  return api.call('updatePage', { ...ids, ...settings, id, path, version, ...moments });
};
/** Runs the plans as the sweep does that many minutes from now. */
const sweep = (minutes: number, website = websiteId) =>
  runPlannedPages({ db: database.app, now: () => new Date(start + minutes * MINUTE) }, website);

describe('a planned page', () => {
  it('goes online at its moment with the draft of that moment, and offline at the other one', async () => {
    const { id } = await page('eerst', { published: false });
    await plan(id, { publish_at: soon(10), unpublish_at: soon(20) });
    await sweep(9);
    expect(await listed(id)).toMatchObject({ status: 'draft', publish_at: soon(10), version: 2 });
    await sweep(10);
    expect(await listed(id)).toMatchObject({
      status: 'published',
      publish_at: null,
      unpublish_at: soon(20),
      version: 3,
    });
    await sweep(19);
    expect(await listed(id)).toMatchObject({ status: 'published' });
    await sweep(20);
    expect(await listed(id)).toMatchObject({ status: 'draft', publish_at: null, unpublish_at: null });
    const { rows } = await database.admin.pool.query(
      `select action, member_name <> '' as is_named from audit_events where subject_id = $1 order by at, id`,
      [id],
    );
    expect(rows).toEqual([
      { action: 'published', is_named: true },
      { action: 'unpublished', is_named: true },
    ]);
  });

  it('is done once, whatever number of sweeps run at the same time', async () => {
    const { id } = await page('eens', { published: false });
    await plan(id, { publish_at: soon(10) });
    await Promise.all(Array.from({ length: 8 }, () => sweep(11)));
    expect(await listed(id)).toMatchObject({ status: 'published', version: 3 });
  });

  it('of which both moments passed ends as the later one says', async () => {
    const { id } = await page('te laat', { published: false });
    await plan(id, { publish_at: soon(10), unpublish_at: soon(20) });
    await sweep(30);
    expect(await listed(id)).toMatchObject({ status: 'draft', publish_at: null, unpublish_at: null });
  });

  it('keeps the plan of another website, of a page that fails and of a page in the bin apart', async () => {
    const broken = await page('groot', { published: false });
    const good = await page('goed', { published: false });
    const binned = await page('weg', { published: false });
    for (const { id } of [broken, good, binned]) await plan(id, { publish_at: soon(10) });
    await api.call('deletePage', { ...ids, id: binned.id });
    await database.admin.pool.query('delete from drafts where document_id = $1', [broken.id]);
    await sweep(11, otherWebsite);
    expect(await listed(good.id)).toMatchObject({ status: 'draft' });
    await expect(sweep(11)).rejects.toThrow('not_found');
    expect(await listed(good.id)).toMatchObject({ status: 'published' });
    await database.admin.pool.query('delete from pages where id = $1', [broken.id]);
    await api.call('restorePage', { ...ids, id: binned.id });
    expect(await listed(binned.id)).toMatchObject({ status: 'draft', publish_at: null });
  });

  it('is not planned in its copy', async () => {
    const { id } = await page('bron', { published: false });
    await plan(id, { publish_at: soon(10) });
    const copy = (await api.call('duplicatePage', { ...ids, id })).body.id as string;
    expect(await listed(copy)).toMatchObject({ publish_at: null, unpublish_at: null });
  });
});

describe('a plan', () => {
  it.each([
    ['in the past', { publish_at: soon(-1) }, 'publish_at', 'Kies een moment dat nog moet komen.'],
    ['too far', { publish_at: soon(60 * 24 * 366 * 5) }, 'publish_at', 'Kies een moment binnen 5 jaar.'],
    [
      'in the wrong order',
      { publish_at: soon(20), unpublish_at: soon(10) },
      'unpublish_at',
      'Kies een moment nadat de pagina online gaat.',
    ],
  ])('%s is refused at its field', async (_name, moments, field, text) => {
    const { id } = await page('x');
    const refused = await plan(id, moments);
    expect(refused).toMatchObject({ status: 422, body: { errors: { [field]: [text] } } });
    expect(await listed(id)).toMatchObject({ version: 1, publish_at: null });
  });

  it('is refused when it is based on settings from before it was done', async () => {
    const { id } = await page('x', { published: false });
    const { path } = (await listed(id))!;
    await plan(id, { publish_at: soon(10) });
    await sweep(11);
    const old = { ...ids, ...settings, id, path, version: 2, publish_at: soon(10) };
    expect((await api.call('updatePage', old)).status).toBe(409);
  });

  it('is stored once when its call is repeated, and can be taken away', async () => {
    const { id } = await page('x', { published: false });
    const { path } = (await listed(id))!;
    const call = { ...ids, ...settings, id, path, version: 1, publish_at: soon(10) };
    await api.call('updatePage', call);
    expect((await api.call('updatePage', call)).body.page).toMatchObject({
      version: 2,
      publish_at: soon(10),
    });
    await plan(id, { publish_at: null });
    expect(await listed(id)).toMatchObject({ publish_at: null });
    await sweep(11);
    expect(await listed(id)).toMatchObject({ status: 'draft' });
  });
});
