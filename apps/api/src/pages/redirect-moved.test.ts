import { describe, expect, it } from 'vitest';
import { openDocumentFixture } from '../testing/open-document-fixture.ts';
import { pagesHandlers } from './handlers.ts';

const { database, api, ids, websiteId, publish } = await openDocumentFixture(pagesHandlers);
const { pool } = database.admin;
const settings = { title: 'Tafels', seo_title: '', seo_description: '', noindex: false };

/** A published page at the path. */
async function create(path: string): Promise<string> {
  const { id } = (await api.call('createPage', { ...ids, ...settings, path })).body as { id: string };
  await publish({ document_kind: 'page', document_id: id });
  return id;
}
const move = async (id: string, version: number, path: string) =>
  api.call('updatePage', { ...ids, ...settings, share_image: '', id, version, path });
const redirects = async () => {
  const { rows } = await pool.query<{ from_path: string; location: string }>(
    `select from_path, location from redirects where website_id = $1 and from_path not like '/vol/%' order by from_path`,
    [websiteId],
  );
  return rows.map(({ from_path, location }) => `${from_path} ${location}`);
};

describe('a page that moves', () => {
  it('redirects every earlier address to the newest, and none to itself when it moves back', async () => {
    const id = await create('/een');
    expect((await move(id, 1, '/twee')).status).toBe(200);
    expect(await redirects()).toEqual(['/een /twee']);
    expect((await move(id, 2, '/drie')).status).toBe(200);
    expect(await redirects()).toEqual(['/een /drie', '/twee /drie']);
    expect((await move(id, 3, '/een')).status).toBe(200);
    expect(await redirects()).toEqual(['/drie /een', '/twee /een']);
  });

  it('changes nothing of other redirects, and is not refused beside as many as a website can have', async () => {
    await pool.query('delete from redirects');
    await pool.query(
      `insert into redirects (website_id, from_path, location)
       select $1, '/vol/' || i, '/nieuw/' || i from generate_series(1, 10000) i`,
      [websiteId],
    );
    const id = await create('/vier');
    expect((await move(id, 1, '/vijf')).status).toBe(200);
    expect(await redirects()).toEqual(['/vier /vijf']);
    const { rows } = await pool.query('select from redirects where version = 1');
    expect(rows).toHaveLength(10_001);
  });
});
