import { describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { failedPictures, forgetPictures, pictureCounts, retryFailed } from './import-pictures.repository.ts';
import { answer, png, redirect, startPictureServer } from './testing/picture-server.ts';
import { picturesFixture } from './testing/pictures-fixture.ts';

const fixture = await picturesFixture();
const { database, websiteId, otherId, shop, clock, queue, fetch, imagesOf, deps } = fixture;
const red = await png('#f00');
let failures = 0;
const server = await startPictureServer({
  '/red.png': answer(red),
  '/page.png': answer('<html><img src="a.png"></html>', 200, { 'content-type': 'image/png' }),
  '/inside.png': redirect('http://127.0.0.2/'),
  '/busy.png': answer('', 500),
  '/twice.png': (request, reply) => {
    if (failures-- > 0) answer('', 503)(request, reply);
    else reply.end(red);
  },
});
const asked = (path: string) => server.asked.filter((one) => one === path).length;
const inTransaction = <Result>(work: (tx: WebsiteTransaction) => Promise<Result>, website = websiteId) =>
  withWebsite(database.app, website, work);
const counts = (importId: string, website = websiteId) =>
  inTransaction((tx) => pictureCounts(tx, website, importId), website);
const failed = (importId: string) => inTransaction((tx) => failedPictures(tx, websiteId, importId, 100));

async function queued(importId: string, ...paths: string[]): Promise<string> {
  const id = await shop.product();
  await queue(
    importId,
    id,
    paths.map((path) => (path.startsWith('/') ? server.url(path) : path)),
  );
  return id;
}

describe('a picture that cannot be fetched', () => {
  it.each([
    ['/missing.png', 'missing'],
    ['/page.png', 'content'],
    ['/inside.png', 'private'],
    ['http://127.0.0.2/a.png', 'private'],
    ['ftp://example.nl/a.png', 'address'],
  ])('is not tried again: %s (%s)', async (address, key) => {
    const id = await queued(key + address, address, `/red.png?${encodeURIComponent(address)}`);
    await fetch();
    expect(await failed(key + address)).toMatchObject([
      { product_id: id, variant_id: '', place: 0, message_key: `picture_import_${key}` },
    ]);
    // The others of the product are not held up.
    expect(await imagesOf(id)).toHaveLength(1);
    const before = server.asked.length;
    clock.minutes += 60 * 24;
    await fetch();
    expect(server.asked).toHaveLength(before);
  });

  it('is refused when its address is too long to be kept', async () => {
    await queued('k0', `https://example.nl/${'é'.repeat(3000)}`);
    expect(await failed('k0')).toMatchObject([
      { source: expect.stringMatching(/^https:.{190,199}$/), message_key: 'picture_import_address' },
    ]);
  });

  it('is tried three times, later each time, where that can help', async () => {
    await queued('k1', '/busy.png');
    const tries = async (minutes: number) => {
      clock.minutes += minutes;
      await fetch();
      return asked('/busy.png');
    };
    expect([await tries(0), await tries(1), await tries(2), await tries(5), await tries(11)]).toEqual([
      1, 1, 2, 2, 3,
    ]);
    expect(await counts('k1')).toEqual({ waiting: 0, failed: 1 });
    expect(await tries(60 * 24)).toBe(3);
    expect(await failed('k1')).toMatchObject([{ message_key: 'picture_import_busy' }]);
    expect(await inTransaction((tx) => retryFailed(tx, websiteId, 'k1', deps.now()))).toBe(1);
    expect(await counts('k1')).toEqual({ waiting: 1, failed: 0 });
    expect([await tries(0), await tries(3), await tries(16), await tries(60)]).toEqual([4, 5, 6, 6]);
  });

  it('is added when a later attempt succeeds', async () => {
    failures = 2;
    const id = await queued('k2', '/twice.png');
    for (const minutes of [0, 3, 16]) {
      expect(await imagesOf(id)).toEqual([]);
      clock.minutes += minutes;
      await fetch();
    }
    expect(await imagesOf(id)).toHaveLength(1);
    expect(await counts('k2')).toEqual({ waiting: 0, failed: 0 });
  });

  it('is tried again after a failure of this program, which is logged', async () => {
    await queued('k3', '/unknown.png');
    const broken = {
      fetch: async () => {
        throw new Error('out of memory');
      },
    };
    await fetch(broken);
    expect(fixture.errors).toMatchObject([{ err: { message: 'out of memory' }, websiteId }]);
    expect(await counts('k3')).toEqual({ waiting: 1, failed: 0 });
  });

  it('is given up when the program ended at each attempt', async () => {
    await queued('k4', '/never.png');
    await database.admin.pool.query(`update import_pictures set tries = 3 where import_id = 'k4'`);
    await fetch();
    expect(asked('/never.png')).toBe(0);
    expect(await failed('k4')).toMatchObject([{ message_key: 'picture_import_failed' }]);
  });
});

describe('pictures of an import', () => {
  it('are counted, tried again and forgotten by website and import', async () => {
    const missing = ['/m1.png', '/m2.png'].map((path) => server.url(path));
    await queue('l1', 'p', missing);
    await queue('l2', 'p', missing);
    await queue('l1', 'p', missing, '', otherId);
    await fetch();
    await fetch({}, otherId);
    expect(await inTransaction((tx) => retryFailed(tx, websiteId, 'l1', deps.now()))).toBe(2);
    expect(await counts('l1')).toEqual({ waiting: 2, failed: 0 });
    expect(await counts('l2')).toEqual({ waiting: 0, failed: 2 });
    expect(await counts('l1', otherId)).toEqual({ waiting: 0, failed: 2 });
    await inTransaction((tx) => forgetPictures(tx, websiteId, 'l1'));
    expect(await counts('l1')).toEqual({ waiting: 0, failed: 0 });
    expect(await counts('l2')).toEqual({ waiting: 0, failed: 2 });
    expect(await counts('l1', otherId)).toEqual({ waiting: 0, failed: 2 });
  });

  it('are queued once, also when the import repeats a step', async () => {
    const id = await queued('l3', '/m3.png');
    await fetch();
    await queue('l3', id, [server.url('/m3.png')]);
    await fetch();
    expect(asked('/m3.png')).toBe(1);
    expect(await counts('l3')).toEqual({ waiting: 0, failed: 1 });
  });
});
