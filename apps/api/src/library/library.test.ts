import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { filesFixture } from '../files/testing/files-fixture.ts';
import { libraryHandlers } from './handlers.ts';

const fixture = await filesFixture({ handlers: libraryHandlers });
const { database, websiteId, owner, ids, stored, upload } = fixture;
const run = (statement: string, ...values: unknown[]) => database.admin.pool.query(statement, values);
const picture = async (name: string, color = 'red') => {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: color } })
    .png()
    .toBuffer();
  return (await upload(`assets/${name}`, bytes, 'image/png')).key;
};
const list = async (more: object = {}) => {
  const filters = {
    folder: null,
    kind: 'all',
    only_missing_alt: false,
    only_copies: false,
    is_removed: false,
  };
  const asked = { query: '', after: '', limit: 50, ...filters, ...more };
  const { status, body } = await owner.call('listFiles', { ...ids, ...asked });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { files: { key: string; name: string; folder: string }[]; next: string };
};
const names = async (more?: object) => (await list(more)).files.map(({ name }) => name);
const call = async (name: Parameters<typeof owner.call>[0], body: object) =>
  (await owner.call(name, { ...ids, ...body })).body;
const say = (key: string, more: object) =>
  call('updateLibraryFile', {
    key,
    name: 'a.png',
    alt: '',
    is_decorative: false,
    focus: null,
    folder: '',
    ...more,
  });

beforeEach(() => run('delete from files').then(() => run('delete from file_folders')));

describe('listFiles', () => {
  it('returns the newest files first, page by page, also when files are deleted in between', async () => {
    for (const name of ['1.png', '2.png', '3.png', '4.png', '5.png']) await picture(name);
    const first = await list({ limit: 2 });
    expect(first.files.map(({ name }) => name)).toEqual(['5.png', '4.png']);
    await call('deleteFiles', { keys: [first.next], is_confirmed: false });
    const second = await list({ limit: 2, after: first.next });
    expect(second.files.map(({ name }) => name)).toEqual(['3.png', '2.png']);
    expect(await list({ limit: 2, after: second.next })).toMatchObject({
      files: [{ name: '1.png' }],
      next: '',
    });
  });

  it('searches names and alternative texts, and signs of patterns as they are', async () => {
    const key = await picture('Stoel.png');
    await picture('Tafel.png');
    await say(key, { name: 'Stoel 100%.png', alt: 'Een RODE zitplaats' });
    expect(await names({ query: 'tafel' })).toEqual(['Tafel.png']);
    expect(await names({ query: 'rode zit' })).toEqual(['Stoel 100%.png']);
    expect(await names({ query: '%' })).toEqual(['Stoel 100%.png']);
    expect(await names({ query: '_' })).toEqual([]);
  });

  it('finds few, many and no files among thousands, with the other filters and on later pages', async () => {
    const insert = `insert into files (website_id, key, state, name, content_type, is_private, most, size, member_id,
        created_at, folder)
      select $1, 'assets/' || n, 'stored', 'Foto ' || n || case when n % 4 = 0 then ' kast' else '' end
          || case when n > 1990 then ' lamp' else '' end,
        'image/png', false, 1, 1, 'm', now() - n * interval '1 minute', case when n % 2 = 0 then 'Even' else '' end
      from generate_series(1, 2400) n`;
    await run(insert, websiteId);
    await run(
      insert.replace("'assets/' ||", "'assets/elders' ||"),
      await database.createWebsite({ host: 'vol.test' }),
    );
    // Behind the newest ones: the index.
    expect((await names({ query: 'Foto 2345' })).map((name) => name.slice(0, 9))).toEqual(['Foto 2345']);
    expect(await names({ query: 'foto 199', folder: 'Even' })).toEqual([
      'Foto 1990',
      'Foto 1992 kast lamp',
      'Foto 1994 lamp',
      'Foto 1996 kast lamp',
      'Foto 1998 lamp',
    ]);
    expect(await names({ query: 'kroonluchter' })).toEqual([]);
    const first = await list({ query: 'lamp', limit: 2 });
    expect(first.files.map(({ name }) => name)).toEqual(['Foto 1991 lamp', 'Foto 1992 kast lamp']);
    expect((await list({ query: 'lamp', limit: 1, after: first.next })).files[0]?.name).toBe(
      'Foto 1993 lamp',
    );
    // More than the index gives, most of them behind the newest ones.
    const many = await list({ query: 'kast', limit: 50 });
    expect(many.files.map(({ name }) => name.slice(0, 8).trim()).slice(0, 3)).toEqual([
      'Foto 4 k',
      'Foto 8 k',
      'Foto 12',
    ]);
    let last = many;
    let count = many.files.length;
    while (last.next !== '') {
      last = await list({ query: 'kast', limit: 50, after: last.next });
      count += last.files.length;
    }
    expect(count).toBe(600);
  });

  it('filters by folder, kind, missing alternative text, equal content and the bin', async () => {
    const red = await picture('rood.png');
    const copy = await picture('kopie.png');
    const blue = await picture('blauw.png', 'blue');
    await upload('assets/brief.txt', 'Hoi', 'text/plain');
    await call('createFolder', { path: 'A/B' });
    await call('moveFiles', { keys: [red], folder: 'A/B' });
    expect(await names({ folder: 'A/B' })).toEqual(['rood.png']);
    expect(await names({ folder: 'A' })).toEqual([]);
    expect(await names({ folder: '' })).toEqual(['brief.txt', 'blauw.png', 'kopie.png']);
    expect(await names({ kind: 'document' })).toEqual(['brief.txt']);
    expect(await names({ kind: 'picture' })).toEqual(['blauw.png', 'kopie.png', 'rood.png']);
    expect(await names({ only_copies: true })).toEqual(['kopie.png', 'rood.png']);
    await say(blue, { name: 'blauw.png', alt: 'Blauw' });
    await say(copy, { name: 'kopie.png', is_decorative: true });
    expect(await names({ only_missing_alt: true })).toEqual(['rood.png']);
    await call('deleteFiles', { keys: [red], is_confirmed: false });
    expect(await names({ is_removed: true })).toEqual(['rood.png']);
    expect(await names({ only_copies: true })).toEqual([]);
  });

  it('has the size of a picture, and whether visitors see it', async () => {
    const key = await picture('rood.png');
    expect((await list()).files).toMatchObject([{ width: 40, height: 20, is_live: false, copies: 0 }]);
    await run(
      `insert into redirects (website_id, id, from_path, location) values ($1, 'r', '/r', $2)`,
      websiteId,
      `/media/${websiteId}/${key}`,
    );
    expect((await list()).files).toMatchObject([{ is_live: true }]);
    expect(await call('getLibraryFile', { key })).toMatchObject({
      places: [{ kind: 'redirect', id: 'r', title: '/r', is_live: true }],
      total: 1,
      copies: [],
    });
    await run(`delete from redirects`);
  });

  it('never has files of visitors, nor uploads that are not finished', async () => {
    await picture('rood.png');
    await fixture.ask('assets/nooit.png', 'image/png');
    await run(`update files set member_id = null, visitor_hash = 'jan' where name = 'rood.png'`);
    expect(await names()).toEqual([]);
  });
});

describe('updateLibraryFile', () => {
  it('keeps the address and the extension, and removes line breaks', async () => {
    const key = await picture('rood.png');
    const { file } = await say(key, { name: ' Rode\nstoel ', alt: ' Een\nstoel ' });
    expect(file).toMatchObject({ key, name: 'Rode stoel.png', alt: 'Een stoel' });
    expect((await say(key, { name: 'Stoel.PNG' })).file).toMatchObject({ name: 'Stoel.PNG' });
  });
});

describe('the alternative text and the focal point of a file', () => {
  it('drop the stored pages when they change of a file that visitors see, and only then', async () => {
    const key = await picture('rood.png');
    const number = async () =>
      (await run(`select publish_number from websites where id = $1`, websiteId)).rows[0]
        .publish_number as number;
    const before = await number();
    await say(key, { name: 'rood.png', alt: 'Nog nergens te zien' });
    expect(await number()).toBe(before);
    await run(
      `insert into file_usages (website_id, key, place_kind, place_id, is_live) values ($1, $2, 'page', 'p', true)`,
      websiteId,
      key,
    );
    await say(key, { name: 'rode stoel.png', alt: 'Nog nergens te zien' });
    expect(await number()).toBe(before);
    await say(key, { name: 'rode stoel.png', alt: 'Een rode stoel' });
    expect(await number()).toBe(before + 1);
    const focus = { x: 20, y: 80 };
    const said = { name: 'rode stoel.png', alt: 'Een rode stoel', focus };
    expect((await say(key, said)).file).toMatchObject({ focus });
    expect(await number()).toBe(before + 2);
    await say(key, said);
    expect(await number()).toBe(before + 2);
    await run(`delete from file_usages`);
  });
});

describe('listAlternativeTexts', () => {
  it('returns what is said about pictures, an empty text for a decoration, and nothing of other files', async () => {
    const chair = await picture('stoel.png');
    const line = await picture('lijn.png');
    const silent = await picture('stil.png');
    const ofVisitor = await picture('bezoeker.png');
    await say(chair, { name: 'stoel.png', alt: 'Een stoel' });
    await say(line, { name: 'lijn.png', is_decorative: true });
    await run(
      `update files set alt = 'Geheim', member_id = null, visitor_hash = 'jan' where key = $1`,
      ofVisitor,
    );
    const { texts } = await call('listAlternativeTexts', { keys: [chair, line, silent, ofVisitor, chair] });
    const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);
    expect(texts).toEqual(
      [
        { key: chair, alt: 'Een stoel' },
        { key: line, alt: '' },
      ].sort(byKey),
    );
  });
});

describe('describeFile', () => {
  it('stores a text on one line, which makes a decoration a picture that says something', async () => {
    const line = await picture('lijn.png');
    await say(line, { name: 'lijn.png', is_decorative: true });
    expect(await call('describeFile', { key: line, alt: '' })).toEqual({ alt: '' });
    expect((await call('getLibraryFile', { key: line })).file).toMatchObject({
      alt: '',
      is_decorative: true,
    });
    expect(await call('describeFile', { key: line, alt: ' Een\nlijn ' })).toEqual({ alt: 'Een lijn' });
    expect((await call('getLibraryFile', { key: line })).file).toMatchObject({
      name: 'lijn.png',
      alt: 'Een lijn',
      is_decorative: false,
    });
  });
});

describe('folders', () => {
  it('move with all that is in them, and count the files directly in each', async () => {
    const one = await picture('1.png');
    const two = await picture('2.png');
    await call('createFolder', { path: 'Ä😀/B' });
    await call('moveFiles', { keys: [one], folder: 'Ä😀' });
    await call('moveFiles', { keys: [two], folder: 'Ä😀/B' });
    await call('createFolder', { path: 'Ä😀x' });
    expect(await call('moveFolder', { path: 'Ä😀', to: 'Nieuw/C' })).toEqual({ path: 'Nieuw/C' });
    expect((await call('listFolders', {})).folders).toEqual([
      { path: 'Ä😀x', files: 0 },
      { path: 'Nieuw', files: 0 },
      { path: 'Nieuw/C', files: 1 },
      { path: 'Nieuw/C/B', files: 1 },
    ]);
    expect(await names({ folder: 'Nieuw/C/B' })).toEqual(['2.png']);
  });

  it('are not moved where one of them would be too deep', async () => {
    await call('createFolder', { path: 'A/B/C' });
    await call('createFolder', { path: 'X/Y/Z' });
    expect(await call('moveFolder', { path: 'A', to: 'X/Y/Z/A' })).toMatchObject({
      code: 'validation_failed',
      errors: { to: [expect.stringContaining('hooguit vijf diep')] },
    });
    expect((await call('listFolders', {})).folders).toHaveLength(6);
  });

  it('give their files to the folder above when they are deleted, also those in the bin', async () => {
    const one = await picture('1.png');
    const two = await picture('2.png');
    await call('createFolder', { path: 'A/B/C' });
    await call('moveFiles', { keys: [one], folder: 'A/B' });
    await call('moveFiles', { keys: [two], folder: 'A/B/C' });
    await call('deleteFiles', { keys: [two], is_confirmed: false });
    expect(await call('deleteFolder', { path: 'A/B' })).toEqual({ moved: 2 });
    await call('restoreFiles', { keys: [two] });
    expect(await names({ folder: 'A' })).toEqual(['2.png', '1.png']);
    expect((await call('listFolders', {})).folders).toEqual([{ path: 'A', files: 2 }]);
  });

  it('are in the audit when they are made, moved and deleted, each with what it was', async () => {
    await run(`delete from audit_events`);
    await call('createFolder', { path: 'A/B' });
    await call('createFolder', { path: 'A/B' });
    await call('moveFolder', { path: 'A', to: 'X/C' });
    await call('deleteFolder', { path: 'X/C' });
    const { rows } = await run(`select subject_id, action, before, after, member_name from audit_events
      where subject_kind = 'file_folder' order by at, action = 'moved', subject_id`);
    const member_name = expect.stringMatching(/./) as string;
    const event = (subject_id: string, action: string, before: string, after: string) => {
      const at = (path: string) => (path === '' ? null : { path });
      return { subject_id, action, before: at(before), after: at(after), member_name };
    };
    expect(rows).toEqual([
      event('A', 'created', '', 'A'),
      event('A/B', 'created', '', 'A/B'),
      event('X', 'created', '', 'X'),
      event('X/C', 'moved', 'A', 'X/C'),
      event('X/C/B', 'moved', 'A/B', 'X/C/B'),
      event('X/C', 'deleted', 'X/C', ''),
      event('X/C/B', 'deleted', 'X/C/B', ''),
    ]);
  });

  it('are at most 500', async () => {
    await run(
      `insert into file_folders (website_id, path) select $1, 'Map ' || n from generate_series(1, 500) n`,
      websiteId,
    );
    expect(await call('createFolder', { path: 'Nog een' })).toMatchObject({
      errors: { path: ['Een website heeft hooguit 500 mappen.'] },
    });
    expect(await call('createFolder', { path: 'Map 7' })).toEqual({ path: 'Map 7' });
  });
});

describe('deleting several files', () => {
  it('deletes none while visitors see one of them, until that is confirmed', async () => {
    const one = await picture('1.png');
    const two = await picture('2.png');
    await run(
      `insert into pages (website_id, id, path, title) values ($1, 'p', '/p', 'Over ons')`,
      websiteId,
    );
    await run(
      `insert into page_revisions (website_id, page_id, revision, published, document) values ($1, 'p', 1, true, $2)`,
      websiteId,
      JSON.stringify({ x: `/media/${websiteId}/${one}` }),
    );
    expect(await call('deleteFiles', { keys: [one, two], is_confirmed: false })).toEqual({
      deleted: 0,
      in_use: [
        {
          key: one,
          name: '1.png',
          places: [{ kind: 'page', id: 'p', title: 'Over ons', is_live: true }],
          total: 1,
        },
      ],
    });
    expect(await names()).toEqual(['2.png', '1.png']);
    expect(await call('deleteFiles', { keys: [one, two], is_confirmed: true })).toMatchObject({ deleted: 2 });
    expect(await call('eraseFiles', { keys: [one, two] })).toEqual({ erased: 1 });
    expect(await names({ is_removed: true })).toEqual(['1.png']);
    expect([stored(one) !== undefined, stored(two)]).toEqual([true, undefined]);
    await run(`delete from pages`);
  });

  it('is undone by restoring, which the audit records', async () => {
    const key = await picture('1.png');
    await call('deleteFiles', { keys: [key], is_confirmed: false });
    expect(await names()).toEqual([]);
    await call('restoreFiles', { keys: [key] });
    expect(await names()).toEqual(['1.png']);
    const { rows } = await run(`select action from audit_events where subject_id = $1 order by at`, key);
    expect(rows.map(({ action }) => action as string)).toEqual(['deleted', 'restored']);
  });
});

describe('getStorage', () => {
  it('counts the owner’s files, and those in the bin apart', async () => {
    const key = await picture('1.png');
    await upload('assets/a.txt', 'Hoi!', 'text/plain');
    const { bytes } = await call('getStorage', {});
    await call('deleteFiles', { keys: [key], is_confirmed: false });
    expect(await call('getStorage', {})).toEqual({ bytes, removed_bytes: bytes - 4, room: 10 * 1024 ** 3 });
    expect(bytes).toBe((stored(key)?.length ?? 0) + 4);
  });
});
