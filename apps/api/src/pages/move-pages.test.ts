import { describe, expect, it } from 'vitest';
import { openDocumentFixture } from '../testing/open-document-fixture.ts';
import { pagesHandlers } from './handlers.ts';

const { database, api, ids, websiteId, otherWebsite, publish } = await openDocumentFixture(pagesHandlers);
const { pool } = database.admin;
const settings = { title: 'Tafels', seo_title: '', seo_description: '', noindex: false };

/** A page at a path, published unless asked otherwise. */
async function create(path: string, { online = true } = {}): Promise<string> {
  const { id } = (await api.call('createPage', { ...ids, ...settings, path })).body as { id: string };
  if (online) await publish({ document_kind: 'page', document_id: id });
  return id;
}
const move = async (moves: { from: string; to: string }[], headers: Record<string, string> = {}) =>
  (await api.call('movePages', { ...ids, moves }, { headers })).body;
const list = async () =>
  (await api.call('listPages', ids)).body as {
    pages: { id: string; path: string; version: number }[];
    folders: { path: string; title: string }[];
  };
const pathOf = async (id: string) => (await list()).pages.find((page) => page.id === id)?.path;
const folder = async (path: string, title = 'Map') => api.call('savePageFolder', { ...ids, path, title });
const redirects = async (like: string) => {
  const { rows } = await pool.query<{ line: string }>(
    `select from_path || ' ' || location as line from redirects where website_id = $1 and from_path like $2 order by 1`,
    [websiteId, like],
  );
  return rows.map(({ line }) => line);
};

describe('a move', () => {
  it('takes along everything below, and redirects what visitors knew', async () => {
    const top = await create('/m1');
    const child = await create('/m1/stoel');
    const draft = await create('/m1/concept', { online: false });
    const beside = await create('/m1-anders');
    await folder('/m1/map', 'Map');
    const reply = await move([{ from: '/m1', to: '/wonen/m1' }]);
    expect(reply).toEqual({ moved: [{ from: '/m1', to: '/wonen/m1', redirects: 2 }], refused: [] });
    expect(await Promise.all([top, child, draft, beside].map(pathOf))).toEqual([
      '/wonen/m1',
      '/wonen/m1/stoel',
      '/wonen/m1/concept',
      '/m1-anders',
    ]);
    expect((await list()).folders).toContainEqual({ path: '/wonen/m1/map', title: 'Map' });
    expect(await redirects('/m1%')).toEqual(['/m1 /wonen/m1', '/m1/stoel /wonen/m1/stoel']);
    const { rows } = await pool.query(`select before, after from audit_events where subject_id = $1`, [
      child,
    ]);
    expect(rows).toEqual([
      {
        before: { title: 'Tafels', path: '/m1/stoel' },
        after: { title: 'Tafels', path: '/wonen/m1/stoel' },
      },
    ]);
  });

  it('and back again leaves no redirect to itself, and one address for each page', async () => {
    await create('/m2/a');
    await move([{ from: '/m2', to: '/m3' }]);
    await move([{ from: '/m3', to: '/m2' }]);
    expect(await redirects('/m2%')).toEqual([]);
    expect(await redirects('/m3%')).toEqual(['/m3/a /m2/a']);
  });

  it('up to where the page above it stood keeps every page', async () => {
    const ids4 = [await create('/m4/m4'), await create('/m4/m4/m4')];
    expect(await move([{ from: '/m4/m4', to: '/m4' }])).toMatchObject({ refused: [] });
    expect(await Promise.all(ids4.map(pathOf))).toEqual(['/m4', '/m4/m4']);
  });

  it('of a page together with one below it is one move', async () => {
    await create('/m5');
    await create('/m5/a');
    const reply = await move([
      { from: '/m5/a', to: '/x5/a' },
      { from: '/m5', to: '/x5' },
    ]);
    expect(reply).toMatchObject({ moved: [{ from: '/m5', to: '/x5' }], refused: [] });
    expect(await redirects('/m5%')).toEqual(['/m5 /x5', '/m5/a /x5/a']);
  });

  it('is done once for one Idempotency-Key', async () => {
    const id = await create('/m6');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await move([{ from: '/m6', to: '/x6' }], headers);
    expect(await move([{ from: '/m6', to: '/x6' }], headers)).toEqual(first);
    expect((await list()).pages.find((page) => page.id === id)).toMatchObject({ path: '/x6', version: 2 });
  });

  it('that is refused changes nothing, and stops no other', async () => {
    await create('/m7');
    await create('/m7/winkelwagen');
    await create('/vol7');
    await folder('/map7');
    const good = await create('/goed7');
    const long = 'x'.repeat(295);
    const reply = await move([
      { from: '/', to: '/m7/thuis' },
      { from: '/m7', to: '/m7/onder' },
      { from: '/vol7', to: '/m7' },
      { from: '/map7', to: '/vol7' },
      { from: '/weg7', to: '/x7' },
      { from: '/m7/winkelwagen', to: '/winkelwagen' },
      { from: '/goed7', to: '/x7 x' },
    ]);
    expect(reply).toMatchObject({
      moved: [],
      refused: [
        { from: '/', message: 'De startpagina staat altijd op / en kan niet worden verwijderd.' },
        { from: '/m7', title: 'Tafels', message: 'Een pagina kan niet onder zichzelf staan.' },
        { from: '/vol7', message: 'Dit adres is al in gebruik.' },
        { from: '/map7', title: 'Map', message: 'Dit adres is al in gebruik.' },
        { from: '/weg7', title: '/weg7', message: 'Hier staat geen pagina of map meer.' },
        { from: '/goed7', message: 'Gebruik een adres zoals /over-ons, zonder spaties of de tekens ? # \\.' },
      ],
    });
    const next = await move([
      { from: '/m7', to: `/${long}` },
      { from: '/goed7', to: '/map7' },
      { from: '/goed7', to: '/ook7' },
    ]);
    expect(next).toMatchObject({
      moved: [{ to: '/ook7' }],
      refused: [{ from: '/m7', message: 'Het adres van een pagina wordt dan te lang.' }],
    });
    expect(await pathOf(good)).toBe('/ook7');
    expect(await redirects('/m7%')).toEqual([]);
  });

  it('refuses the address of the shop', async () => {
    await create('/a8/winkelwagen');
    expect(await move([{ from: '/a8/winkelwagen', to: '/winkelwagen' }])).toMatchObject({
      refused: [{ message: 'Dit adres is nodig voor de winkel of het systeem. Kies een ander adres.' }],
    });
  });

  it('takes along at most a thousand pages, all moves of a call together', async () => {
    const fill = async (branch: string, count: number) =>
      pool.query(
        `insert into pages (website_id, id, path, title)
         select $1::text, $2 || i, '/' || $2 || '/' || i, 'Pagina ' || i from generate_series(1, $3) i`,
        [websiteId, branch, count],
      );
    await fill('veel', 1000);
    await fill('teveel', 1001);
    expect(await move([{ from: '/veel', to: '/x9' }])).toMatchObject({ moved: [{ to: '/x9' }] });
    expect(await move([{ from: '/teveel', to: '/y9' }])).toMatchObject({
      refused: [
        { message: 'Hier staat te veel onder: verplaats hoogstens 1000 pagina’s en mappen tegelijk.' },
      ],
    });
    await fill('half', 500);
    await fill('meer', 501);
    const both = await move([
      { from: '/half', to: '/half9' },
      { from: '/meer', to: '/meer9' },
    ]);
    expect(both).toMatchObject({ moved: [{ to: '/half9' }], refused: [{ from: '/meer' }] });
    await pool.query(`delete from pages where id ~ '^(veel|teveel|half|meer)'`);
  });

  it('does not reach pages of another website', async () => {
    await pool.query(
      `insert into pages (website_id, id, path, title) values ($1, 'v10', '/v10', 'Van een ander')`,
      [otherWebsite],
    );
    expect(await move([{ from: '/v10', to: '/x10' }])).toMatchObject({
      moved: [],
      refused: [{ title: '/v10' }],
    });
  });
});

describe('a folder', () => {
  it('is added, renamed and deleted, and refused where something stands', async () => {
    expect((await folder('/f1', 'Diensten')).body).toEqual({ folder: { path: '/f1', title: 'Diensten' } });
    await folder('/f1', 'Onze diensten');
    expect((await list()).folders).toContainEqual({ path: '/f1', title: 'Onze diensten' });
    await create('/f2');
    expect((await folder('/f2')).body.errors).toEqual({ path: ['Dit adres is al in gebruik.'] });
    await create('/f1/a');
    const remove = async (path: string) => (await api.call('deletePageFolder', { ...ids, path })).body;
    expect((await remove('/f1')).errors).toEqual({
      path: ['Deze map is niet leeg. Verplaats of verwijder eerst wat erin staat.'],
    });
    await move([{ from: '/f1/a', to: '/f1a' }]);
    expect(await remove('/f1')).toEqual({ deleted: true });
    expect(await remove('/f1')).toEqual({ deleted: true });
    expect((await list()).folders.map(({ path }) => path)).not.toContain('/f1');
  });

  it('is one of at most five hundred', async () => {
    await pool.query(
      `insert into page_folders (website_id, path, title)
       select $1, '/vol/' || i, 'Map' from generate_series(1, 500) i on conflict do nothing`,
      [websiteId],
    );
    expect((await folder('/nog-een')).body.errors).toEqual({
      path: ['Je kunt hoogstens 500 mappen hebben.'],
    });
    expect((await folder('/vol/1', 'Nieuwe naam')).status).toBe(200);
    await pool.query(`delete from page_folders where path like '/vol/%'`);
  });
});

describe('a page that moves while it is offline', () => {
  it('redirects the address that visitors know when it is published again', async () => {
    const id = await create('/o1');
    await api.call('unpublishPage', { ...ids, id });
    await move([{ from: '/o1', to: '/o2' }]);
    expect(await redirects('/o1%')).toEqual([]);
    await api.call('changePages', { ...ids, ids: [id], action: 'publish' });
    expect(await redirects('/o1%')).toEqual(['/o1 /o2']);
  });

  it('redirects nothing if another page has that address by now', async () => {
    const id = await create('/o3');
    await api.call('unpublishPage', { ...ids, id });
    await move([{ from: '/o3', to: '/o4' }]);
    await create('/o3');
    await publish({ document_kind: 'page', document_id: id });
    expect(await redirects('/o3%')).toEqual([]);
  });
});

describe('the list of pages', () => {
  it('has 500 pages in a reply, goes on after a path, and names folders once', async () => {
    await folder('/lijst-map');
    await pool.query(
      `insert into pages (website_id, id, path, title)
       select $1::text, 'lijst' || i, '/lijst/' || lpad(i::text, 4, '0'), 'Pagina' from generate_series(1, 1200) i`,
      [websiteId],
    );
    await pool.query(
      `insert into drafts (website_id, document_kind, document_id, document, revision)
       select website_id, 'page', id, '{}', 1 from pages where id like 'lijst%'`,
    );
    const paths: string[] = [];
    const counts: number[][] = [];
    let after = '';
    do {
      const { body } = await api.call('listPages', { ...ids, after });
      const { pages, folders, next } = body as {
        pages: { path: string }[];
        folders: unknown[];
        next: string;
      };
      counts.push([pages.length, Math.min(folders.length, 1)]);
      paths.push(...pages.map(({ path }) => path));
      after = next;
    } while (after !== '');
    expect(counts.slice(0, 2)).toEqual([
      [500, 1],
      [500, 0],
    ]);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path.startsWith('/lijst/'))).toHaveLength(1200);
    await pool.query(`delete from pages where id like 'lijst%'`);
  });
});
