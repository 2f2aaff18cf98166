import { beforeEach, describe, expect, it } from 'vitest';
import { filesFixture } from '../files/testing/files-fixture.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import { libraryHandlers } from './handlers.ts';

const fixture = await filesFixture({ handlers: libraryHandlers });
const { database, websiteId, owner, ids, stored } = fixture;
const run = async (statement: string, ...values: unknown[]) =>
  (await database.admin.pool.query(statement, values)).rows as Record<string, unknown>[];
const text = async (name: string, content = name) =>
  (await fixture.upload(`assets/${name}`, content, 'text/plain')).key;
const call = async (name: Parameters<typeof owner.call>[0], body: object) =>
  (await owner.call(name, { ...ids, ...body })).body;
const replace = (key: string, replacement: string, is_upload = true) =>
  call('replaceFile', { key, replacement, is_upload });
const putBack = (key: string, previous: string) => call('restorePreviousFile', { key, previous });
const address = (key: string) => `/media/${websiteId}/${key}`;
const number = async () =>
  (await run(`select publish_number as n from websites where id = $1`, websiteId))[0]?.['n'] as number;
const listed = async (is_removed = false) => {
  const filter = { query: '', folder: null, kind: 'all', only_missing_alt: false, only_copies: false };
  const { files } = await call('listFiles', { ...filter, is_removed, after: '', limit: 50 });
  return (files as { key: string; name: string }[]).map(({ key }) => key);
};
/** A page whose draft and whose published version show a file. */
const showOnPage = async (key: string) => {
  const document = JSON.stringify({ x: address(key) });
  await run(`insert into pages (website_id, id, path, title) values ($1, 'p', '/p', 'Over ons')`, websiteId);
  await run(
    `insert into drafts (website_id, document_kind, document_id, revision, document) values ($1, 'page', 'p', 3, $2)`,
    websiteId,
    document,
  );
  await run(
    `insert into page_revisions (website_id, page_id, revision, published, document) values ($1, 'p', 3, true, $2)`,
    websiteId,
    document,
  );
};
const shown = async () =>
  run(`select d.document ->> 'x' as draft, d.revision, r.document ->> 'x' as page
    from drafts d join page_revisions r on r.page_id = d.document_id and r.website_id = d.website_id`);
const sweep = (days: number) =>
  sweepFiles(
    { db: database.app, files: fixture.files },
    websiteId,
    new Date(Date.now() + days * 24 * 3600_000),
  );

beforeEach(async () => {
  for (const table of ['files', 'pages', 'drafts', 'redirects', 'file_folders', 'audit_events'])
    await run(`delete from ${table}`);
});

describe('a file that is replaced', () => {
  it('is shown by its replacement in drafts, on pages and elsewhere, which visitors see at once', async () => {
    const old = await text('oud.txt');
    await showOnPage(old);
    await run(
      `insert into redirects (website_id, id, from_path, location) values ($1, 'r', '/r', $2)`,
      websiteId,
      address(old),
    );
    const before = await number();
    const next = await text('nieuw.txt');
    await replace(old, next);
    expect(await shown()).toEqual([{ draft: address(next), page: address(next), revision: 3 }]);
    expect(await run(`select location from redirects`)).toEqual([{ location: address(next) }]);
    expect(await number()).toBeGreaterThan(before);
    expect(await call('getLibraryFile', { key: next })).toMatchObject({
      total: 2,
      previous: { key: old },
    });
    expect(stored(old)?.toString(), 'what browsers have stays there').toBe('oud.txt');
  });

  it('keeps its name, folder, alternative text and place in the list, with the extension of the new one', async () => {
    await call('createFolder', { path: 'Prijzen' });
    const old = await text('oud.txt');
    const said = { name: 'Prijslijst 2.0.txt', alt: 'Alt', is_decorative: false, folder: 'Prijzen' };
    await call('updateLibraryFile', { key: old, ...said, focus: null });
    const newest = await text('later.txt');
    const { key } = await fixture.upload('assets/nieuw.pdf', '%PDF-1.4\n', 'application/pdf');
    const { file } = await replace(old, key);
    expect(file).toMatchObject({ key, name: 'Prijslijst 2.0.pdf', alt: 'Alt', folder: 'Prijzen' });
    expect(await listed()).toEqual([newest, key]);
    expect((await call('listFolders', {})).folders).toEqual([{ path: 'Prijzen', files: 1 }]);
  });

  it('is replaced by a copy of a file that stays in the library', async () => {
    const old = await text('oud.txt');
    const other = await text('ander.txt');
    await showOnPage(old);
    const { file } = await replace(old, other, false);
    expect([old, other]).not.toContain(file.key);
    expect(await listed()).toEqual([other, file.key]);
    expect(stored(file.key as string)?.toString()).toBe('ander.txt');
    expect(await shown()).toMatchObject([{ draft: address(file.key as string) }]);
    expect(await call('replaceFile', { key: old, replacement: other, is_upload: false })).toMatchObject({
      code: 'conflict',
      errors: { general: [expect.stringContaining('intussen door iemand anders vervangen')] },
    });
    expect(await run(`select count(*)::int as n from files`), 'no copy is left').toEqual([{ n: 3 }]);
  });

  it('refuses a file of another kind with the kind that fits, and keeps everything', async () => {
    const old = await text('oud.txt');
    const { key } = await fixture.upload(
      'assets/x.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'image/svg+xml',
    );
    expect(await replace(old, key)).toMatchObject({
      code: 'validation_failed',
      errors: {
        replacement: [
          'Kies een bestand van dezelfde soort: op deze plekken past alleen iets uit “Documenten”.',
        ],
      },
    });
    expect(await listed()).toEqual([key, old]);
  });

  it('by two members at once has one of the two, and the other member is told', async () => {
    const old = await text('oud.txt');
    await showOnPage(old);
    const one = await text('een.txt');
    const two = await text('twee.txt');
    const replies = await Promise.all([replace(old, one), replace(old, two)]);
    const won = replies.filter(({ file }) => file);
    expect(won).toHaveLength(1);
    expect(replies.find(({ code }) => code)).toMatchObject({
      code: 'conflict',
      errors: { general: [expect.stringContaining('intussen door iemand anders vervangen')] },
    });
    expect(await shown()).toMatchObject([{ draft: address(won[0]?.file.key as string) }]);
  });
});

describe('the previous file', () => {
  it('is put back everywhere within 30 days, and the replacement goes to the bin', async () => {
    const old = await text('oud.txt');
    const next = await text('nieuw.txt');
    await showOnPage(old);
    await replace(old, next);
    expect(await putBack(next, old)).toMatchObject({ file: { key: old, name: 'oud.txt' } });
    expect(await shown()).toEqual([{ draft: address(old), page: address(old), revision: 3 }]);
    expect([await listed(), await listed(true)]).toEqual([[old], [next]]);
    const { rows } = await database.admin.pool.query(
      `select action, member_name, before ->> 'key' as before, after ->> 'key' as after from audit_events order by at`,
    );
    const member_name = 'Naam van owner';
    expect(rows).toEqual([
      { action: 'replaced', member_name, before: old, after: next },
      { action: 'put_back', member_name, before: next, after: old },
    ]);
  });

  it('is that of each step, the newest first', async () => {
    const one = await text('1.txt');
    const two = await text('2.txt');
    const three = await text('3.txt');
    await replace(one, two);
    await replace(two, three);
    expect(await call('getLibraryFile', { key: three })).toMatchObject({ previous: { key: two } });
    await putBack(three, two);
    expect(await call('getLibraryFile', { key: two })).toMatchObject({ previous: { key: one } });
    await putBack(two, one);
    expect(await call('getLibraryFile', { key: one })).toMatchObject({ previous: null });
  });

  it('is gone after 30 days, with its bytes', async () => {
    const old = await text('oud.txt');
    const next = await text('nieuw.txt');
    await replace(old, next);
    await sweep(29);
    expect(stored(old)).toBeDefined();
    await run(`update files set replaced_at = now() - interval '31 days' where key = $1`, old);
    expect(await call('getLibraryFile', { key: next })).toMatchObject({ previous: null });
    expect(await putBack(next, old)).toMatchObject({
      code: 'conflict',
      errors: { general: ['Het vorige bestand kan niet meer worden teruggezet.'] },
    });
    await sweep(0.1);
    expect([stored(old), stored(next)?.toString()]).toEqual([undefined, 'nieuw.txt']);
  });

  it('that a place names again, saved by a screen that was open, is replaced there too', async () => {
    const old = await text('oud.txt');
    const next = await text('nieuw.txt');
    await replace(old, next);
    await showOnPage(old);
    const before = await number();
    await sweep(0);
    expect(await shown()).toEqual([{ draft: address(next), page: address(next), revision: 3 }]);
    expect(await number()).toBeGreaterThan(before);
  });

  it('stays where a place names it again once its replacement is gone', async () => {
    const old = await text('oud.txt');
    const next = await text('nieuw.txt');
    await replace(old, next);
    await call('deleteFiles', { keys: [next], is_confirmed: false });
    await call('eraseFiles', { keys: [next] });
    await showOnPage(old);
    await sweep(31);
    expect(await shown()).toMatchObject([{ draft: address(old), page: address(old) }]);
    expect(stored(old)?.toString()).toBe('oud.txt');
  });
});
