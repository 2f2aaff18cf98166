import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { convertStored, convertWaiting } from './convert-stored.ts';
import { createHeicConverter, type ConvertHeic } from '../ports/heic/convert-heic.ts';
import { originalPlace } from './original-place.ts';
import { filesFixture, keyOf, refusalIn } from './testing/files-fixture.ts';
import { heicLooks, heicPhotos, looksOf } from './testing/heic-photos.ts';
import { claimVisitorFiles } from './visitor-files.ts';

const decoded = createHeicConverter();
/** Tests replace it by one that fails or does something else first. */
let convertHeic: ConvertHeic = decoded;
const fixture = await filesFixture({ convertHeic: (source, target) => convertHeic(source, target) });
const { database, websiteId, owner, ids, files, jobs, ask, put, get, stored, rows } = fixture;
const deps = { db: database.app, files };
const original = (key: string) => stored(originalPlace({ websiteId, key }).key, 'private-files');

beforeEach(() => {
  convertHeic = decoded;
  jobs.length = 0;
});

async function send(isPrivate = false, photo = heicPhotos.upright) {
  const url = await ask('assets/Foto.heic', 'image/heic', isPrivate);
  const reply = await put(url, photo, { type: 'image/heic' });
  const { status_url: status } = reply.json<{ status_url: string }>();
  return { url, key: keyOf(url), reply, status };
}

describe('PUT of a HEIC photo', () => {
  it('returns before the photo is converted, with the address of its state', async () => {
    const { url, key, reply, status } = await send();
    expect(reply.statusCode).toBe(202);
    expect(jobs).toEqual([{ name: 'convert-heic', website_id: websiteId, key }]);
    expect((await get(status)).json()).toEqual({ state: 'converting' });
    // Requests before the conversion get 404, not half a picture.
    expect((await get(url.split('?')[0] ?? '')).statusCode).toBe(404);
    const asked = await owner.call('getFile', { ...ids, filePath: key, isPrivate: false });
    expect(asked.status).toBe(404);
    const again = await put(url, heicPhotos.upright, { type: 'image/heic' });
    expect(again.statusCode).toBe(202);
    await convertStored(deps, websiteId, key);
    expect((await get(status)).json()).toEqual({ state: 'stored' });
    const served = await get(url.split('?')[0] ?? '');
    expect(served.headers['content-type']).toBe('image/jpeg');
    expect(await looksOf(served.rawPayload)).toEqual(heicLooks.upright);
    expect(original(key)).toBeUndefined();
    expect((await put(url, heicPhotos.upright, { type: 'image/heic' })).statusCode).toBe(204);
  });

  it('makes a rotated photo upright, once, and removes camera model and location', async () => {
    expect(heicPhotos.turned.includes('Proeftoestel')).toBe(true);
    const { key } = await send(true, heicPhotos.turned);
    await convertStored(deps, websiteId, key);
    const jpeg = stored(key, 'private-files');
    expect(await looksOf(jpeg)).toEqual(heicLooks.turned);
    expect(jpeg?.includes('Proeftoestel')).toBe(false);
  });

  it('refuses an incomplete photo with a message, and stores nothing', async () => {
    const { url, key, status } = await send(false, heicPhotos.broken);
    await convertStored(deps, websiteId, key);
    const reply = await get(status);
    expect(reply.statusCode).toBe(422);
    expect(refusalIn(reply)).toBe('Deze HEIC-foto kan niet worden omgezet. Kies een JPEG of PNG.');
    expect((await put(url, heicPhotos.broken, { type: 'image/heic' })).statusCode).toBe(422);
    expect([stored(key), original(key)]).toEqual([undefined, undefined]);
  });

  it('returns the state only at the signed address', async () => {
    const { status } = await send();
    const forged = status.replace(/(?<=signature=)./, (first) => (first === 'A' ? 'B' : 'A'));
    expect((await get(forged)).statusCode).toBe(422);
    expect((await get(status.replace(/-[a-z0-9]{10}-/, '-0123456789-'))).statusCode).toBe(422);
  });
});

describe('convertStored', () => {
  it('leaves nothing of a photo that was deleted before or during the job', async () => {
    const early = await send();
    await owner.call('deleteFile', { ...ids, filePath: early.key, isPrivate: false });
    expect(original(early.key)).toBeUndefined();
    await convertStored(deps, websiteId, early.key);
    const late = await send(true);
    convertHeic = async (source, target) => {
      await owner.call('deleteFile', { ...ids, filePath: late.key, isPrivate: true });
      await decoded(source, target);
    };
    await convertStored(deps, websiteId, late.key);
    for (const { key } of [early, late])
      expect([stored(key), stored(key, 'private-files'), original(key)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    expect((await rows()).filter(({ key }) => key === early.key || key === late.key)).toEqual([]);
    expect(existsSync(files.incomingFolder) ? readdirSync(files.incomingFolder) : []).toEqual([]);
  });

  it('gives one result when two jobs convert the same photo together', async () => {
    const { url, key } = await send();
    await Promise.all([convertStored(deps, websiteId, key), convertStored(deps, websiteId, key)]);
    expect((await get(url.split('?')[0] ?? '')).statusCode).toBe(200);
    expect(original(key)).toBeUndefined();
  });

  it('retries after a failure that is not caused by the photo, also by the sweeper when the job is lost', async () => {
    const { key, status } = await send();
    convertHeic = async () => {
      throw new Error('out of memory');
    };
    await expect(convertStored(deps, websiteId, key)).rejects.toThrow('out of memory');
    expect((await get(status)).json()).toEqual({ state: 'converting' });
    convertHeic = decoded;
    await convertWaiting(deps, websiteId, new Date());
    expect((await get(status)).json()).toEqual({ state: 'converting' });
    await convertWaiting(deps, websiteId, new Date(Date.now() + 3 * 60_000));
    expect((await get(status)).json()).toEqual({ state: 'stored' });
  });

  it('converts other photos when one always fails', async () => {
    const bad = await send();
    const good = await send();
    let turn = 0;
    convertHeic = async (source, target) => {
      if (++turn === 1) throw new Error('out of memory');
      await decoded(source, target);
    };
    const sweep = convertWaiting(deps, websiteId, new Date(Date.now() + 3 * 60_000));
    await expect(sweep).rejects.toThrow('out of memory');
    expect((await get(bad.status)).json()).toEqual({ state: 'converting' });
    expect((await get(good.status)).json()).toEqual({ state: 'stored' });
  });

  it('converts a photo behind more photos that always fail than fit in one sweep', async () => {
    for (let sent = 0; sent < 5; sent++) await send();
    const last = await send(false, heicPhotos.turned);
    convertHeic = async (source, target) => {
      if (!readFileSync(source).equals(heicPhotos.turned)) throw new Error('out of memory');
      await decoded(source, target);
    };
    for (let minutes = 3; minutes < 5; minutes++) {
      const sweep = convertWaiting(deps, websiteId, new Date(Date.now() + minutes * 60_000));
      await expect(sweep).rejects.toThrow('out of memory');
    }
    expect((await get(last.status)).json()).toEqual({ state: 'stored' });
  });

  it('does not let a form claim a photo before it is converted', async () => {
    const { key } = await send(true);
    await database.admin.pool.query(
      `update files set member_id = null, visitor_hash = 'jan', form_id = 'contact' where key = $1`,
      [key],
    );
    const claim = () =>
      withWebsite(database.app, websiteId, (tx) =>
        claimVisitorFiles(tx, {
          websiteId,
          formId: 'contact',
          visitor: 'jan',
          submissionId: 's1',
          paths: [key],
        }),
      );
    expect(await claim()).toBeUndefined();
    await convertStored(deps, websiteId, key);
    expect(await claim()).toMatchObject([{ path: key, content_type: 'image/jpeg' }]);
  });
});
