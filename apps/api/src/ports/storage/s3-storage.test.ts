import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { filesFixture } from '../../files/testing/files-fixture.ts';
import { s3Storage } from './s3-storage.ts';

const directory = mkdtempSync(join(tmpdir(), 'etalage-s3-'));
const service = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'etalage' }],
});
const { port } = await service.run();
afterAll(async () => {
  await service.close();
  rmSync(directory, { recursive: true, force: true });
});
const settings = {
  url: `http://127.0.0.1:${port}`,
  bucket: 'etalage',
  region: 'eu-west-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
};
const fixture = await filesFixture({ storage: s3Storage(settings) });
const { upload, get, erase, owner, ids } = fixture;

describe('files in a bucket', () => {
  it('are uploaded, served and removed as on disk', async () => {
    const photo = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { key, url, reply } = await upload('assets/a.png', photo, 'image/png');
    expect(reply.statusCode, reply.body).toBe(204);
    const address = url.split('?')[0] ?? '';
    const served = await get(address);
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 8, height: 6 });
    await erase(key);
    expect((await get(address)).statusCode).toBe(404);
  });

  it('are not served at the public address when they are private', async () => {
    const { key, url } = await upload('assets/a.txt', 'Geheim', 'text/plain', true);
    expect((await get(url.split('?')[0] ?? '')).statusCode).toBe(404);
    const { body } = await owner.call('getFile', { ...ids, filePath: key, isPrivate: true });
    expect((await get(body.url as string)).body).toBe('Geheim');
  });

  it('fail completely when the service refuses', async () => {
    const place = { websiteId: 'w', key: 'assets/a.txt', isPrivate: false };
    const path = join(directory, 'a.txt');
    writeFileSync(path, 'Hoi');
    const file = { path, size: 3, contentType: 'text/plain' };
    await expect(s3Storage({ ...settings, bucket: 'weg' }).put(place, file)).rejects.toThrow('404 to a put');
    const stranger = s3Storage({ ...settings, accessKeyId: 'vreemd' });
    await expect(stranger.put(place, file)).rejects.toThrow('403 to a put');
    expect(await s3Storage(settings).read(place)).toBeUndefined();
  });
});
