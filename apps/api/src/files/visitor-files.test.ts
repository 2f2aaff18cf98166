import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../calls/api-error.ts';
import { withWebsite } from '../db/with-website.ts';
import { sweepFiles, sweepIncoming } from './sweep-files.ts';
import { filesFixture } from './testing/files-fixture.ts';
import { heicLooks, heicPhotos, looksOf } from './testing/heic-photos.ts';
import { claimVisitorFiles, releaseFiles, storeVisitorFile } from './visitor-files.ts';

const fixture = await filesFixture();
const { database, websiteId, otherWebsite, files, stored, upload, ask } = fixture;
const deps = { db: database.app, files };
const send = (name: string, bytes: string | Buffer, more: object = {}) =>
  storeVisitorFile(deps, {
    websiteId,
    formId: 'contact',
    visitor: 'jan',
    name,
    stream: Readable.from([Buffer.from(bytes)]),
    ...more,
  });
const claim = (paths: string[], more: object = {}, website = websiteId) =>
  withWebsite(database.app, website, (tx) =>
    claimVisitorFiles(tx, {
      websiteId: website,
      formId: 'contact',
      visitor: 'jan',
      submissionId: 's1',
      paths,
      ...more,
    }),
  );
const age = (hours: number) =>
  database.admin.pool.query(`update files set changed_at = now() - make_interval(hours => $1)`, [hours]);
const sweep = () => sweepFiles(deps, websiteId, new Date());
/** A storage that cannot remove some files. */
const failingOn = (isBad: (key: string) => boolean) => {
  const remove: typeof files.storage.remove = async (place) => {
    if (isBad(place.key)) throw new Error('offline');
    await files.storage.remove(place);
  };
  return { ...deps, files: { ...files, storage: { ...files.storage, remove } } };
};

describe('storeVisitorFile', () => {
  it('UPL-48 stores a file of a form without JavaScript immediately, as a private file', async () => {
    const { path, name } = await send('../Brief 1.txt', 'Geachte');
    expect(path).toMatch(/^assets\/forms\/\d{13}-[a-z0-9]{10}-brief-1\.txt$/);
    expect(name).toBe('..-Brief 1.txt');
    expect(stored(path, 'private-files')?.toString()).toBe('Geachte');
    expect(stored(path)).toBeUndefined();
  });

  it('stores a phone photo as an upright JPEG without location', async () => {
    const { path } = await send('IMG 1.HEIC', heicPhotos.turned);
    expect(path).toMatch(/-img-1\.jpeg$/);
    expect(await looksOf(stored(path, 'private-files'))).toEqual(heicLooks.turned);
  });

  it.each([
    ['a.exe', 'MZ', /soort bestand/],
    ['a.svg', '<svg/>', /soort bestand/],
    ['a.pdf', 'MZ\u0000', /geen PDF/],
    ['a.txt', '', /leeg/],
    ['a.heic', heicPhotos.broken, /HEIC-foto kan niet/],
    ['a.txt', Buffer.alloc(21 * 1024 * 1024, 65), /hooguit 20 MB/],
  ])('refuses %s with its reason, and stores nothing', async (name, bytes, sentence) => {
    const before = await fixture.rows();
    const refused = await send(name, bytes).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    const { fields } = refused as ApiError;
    const [message] = fields?.['file'] ?? [];
    const { translate } = (await fixture.visitor.server.websites.byId(websiteId)) ?? {};
    const { key, values } = message as { key: Parameters<NonNullable<typeof translate>>[0]; values?: never };
    expect(translate?.(key, values)).toMatch(sentence);
    expect(await fixture.rows()).toEqual(before);
    expect(existsSync(files.incomingFolder) ? readdirSync(files.incomingFolder) : []).toEqual([]);
  });
});

describe('claimVisitorFiles', () => {
  it('returns the files in the order of the form, and they are not swept', async () => {
    const first = await send('a.txt', 'A');
    const second = await send('b.txt', 'BB');
    const claimed = await claim([second.path, first.path]);
    expect(claimed).toMatchObject([
      { path: second.path, name: 'b.txt', size: 2, content_type: 'text/plain' },
      { path: first.path, name: 'a.txt', size: 1 },
    ]);
    await age(1000);
    await sweep();
    expect(stored(first.path, 'private-files')).toBeDefined();
  });

  it('claims nothing when one file does not belong to this visitor and this form', async () => {
    const { path } = await send('a.txt', 'A');
    const { key: owners } = await upload('assets/a.txt', 'Hoi', 'text/plain');
    expect(await claim([path, owners])).toBeUndefined();
    expect(await claim([path, '../../etc/passwd'])).toBeUndefined();
    expect(await claim([path], { visitor: 'piet' })).toBeUndefined();
    expect(await claim([path], { formId: 'offerte' })).toBeUndefined();
    expect(await claim([path], {}, otherWebsite)).toBeUndefined();
    expect(await claim([path])).toHaveLength(1);
    expect(await claim([path])).toBeUndefined();
  });
});

describe('sweepFiles', () => {
  it('removes orphans older than a day, and no file that is used', async () => {
    const { path: unsent } = await send('a.txt', 'A');
    const { key: owners, reply } = await upload('assets/a.txt', 'Hoi', 'text/plain');
    expect(reply.statusCode, reply.body).toBe(204);
    await ask('assets/nooit.txt', 'text/plain');
    await age(23);
    await sweep();
    expect(stored(unsent, 'private-files')).toBeDefined();
    await age(25);
    await sweep();
    expect(stored(unsent, 'private-files')).toBeUndefined();
    expect(stored(owners)).toBeDefined();
    const left = await fixture.rows();
    expect(
      left.every(({ state, claimed_by, member_id }) => state === 'stored' && (claimed_by ?? member_id)),
    ).toBe(true);
  });

  it('removes the files of submissions that were deleted', async () => {
    const { path } = await send('a.txt', 'A');
    await claim([path], { submissionId: 's9' });
    await withWebsite(database.app, websiteId, (tx) => releaseFiles(tx, websiteId, ['s9']));
    await age(1);
    await sweep();
    expect(stored(path, 'private-files')).toBeUndefined();
  });

  it('finishes a deletion that a killed server started', async () => {
    const { key } = await upload('assets/a.txt', 'Hoi', 'text/plain');
    await database.admin.pool.query(`update files set state = 'leaving' where key = $1`, [key]);
    await age(1);
    await sweep();
    expect(stored(key)).toBeUndefined();
  });

  it('removes a file behind more files that cannot be removed than fit in one sweep', async () => {
    const { path } = await send('a.txt', 'A');
    await database.admin.pool.query(
      `insert into files select copy.* from files original, generate_series(1, 100) number,
         jsonb_populate_record(original, jsonb_build_object('key', concat('assets/stuck-', number))) copy
       where original.key = $1`,
      [path],
    );
    await age(30);
    await database.admin.pool.query(
      `update files set changed_at = now() - interval '29 hours' where key = $1`,
      [path],
    );
    const stuck = failingOn((key) => key.startsWith('assets/stuck-'));
    for (let minutes = 0; minutes < 4; minutes += 2)
      await expect(sweepFiles(stuck, websiteId, new Date(Date.now() + minutes * 60_000))).rejects.toThrow(
        'offline',
      );
    expect(stored(path, 'private-files')).toBeUndefined();
  });

  it('removes the other files when one cannot be removed', async () => {
    await sweepFiles(deps, websiteId, new Date(Date.now() + 3600_000));
    const bad = await send('bad.txt', 'A');
    const good = await send('good.txt', 'B');
    await age(30);
    const stuck = failingOn((key) => key === bad.path);
    await expect(sweepFiles(stuck, websiteId, new Date())).rejects.toThrow('offline');
    expect(stored(bad.path, 'private-files')).toBeDefined();
    expect(stored(good.path, 'private-files')).toBeUndefined();
  });
});

describe('sweepIncoming', () => {
  it('removes files that arrived more than a day ago', async () => {
    mkdirSync(files.incomingFolder, { recursive: true });
    for (const name of ['oud', 'nieuw']) writeFileSync(join(files.incomingFolder, name), 'x');
    const yesterday = new Date(Date.now() - 25 * 3600_000);
    utimesSync(join(files.incomingFolder, 'oud'), yesterday, yesterday);
    await sweepIncoming(files.incomingFolder, new Date());
    expect(readdirSync(files.incomingFolder)).toEqual(['nieuw']);
  });
});
