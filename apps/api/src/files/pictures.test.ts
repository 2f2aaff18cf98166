import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { readPictures } from '../page-content/read-pictures.ts';
import { diskFolders } from '../ports/storage/disk-storage.ts';
import { findPictures, publicAddress } from './picture.repository.ts';
import { readPicture } from './read-picture.ts';
import { readStoredPicture } from './read-stored-picture.ts';
import { filesFixture } from './testing/files-fixture.ts';

const fixture = await filesFixture();
const { folder, database, websiteId, otherWebsite, upload, erase } = fixture;
const db = database.app;

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 138, g: 75, b: 42, alpha: 0.5 } } });
const photo = await plain(800, 400).jpeg().toBuffer();
const known = (website: string, ...addresses: string[]) =>
  withWebsite(db, website, (tx) => findPictures(tx, website, addresses));
const fileOf = (name: string, content: Buffer | string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

describe('readPicture', () => {
  it('gives the size of a picture and a placeholder of the same colours that is smaller than 300 bytes', async () => {
    const look = await readPicture(fileOf('foto.jpg', photo));
    expect(look).toMatchObject({ width: 800, height: 400 });
    expect(look!.placeholder.length).toBeGreaterThan(0);
    expect(`data:image/webp;base64,${look!.placeholder}`.length).toBeLessThan(300);
    const tiny = sharp(Buffer.from(look!.placeholder, 'base64'));
    expect(await tiny.metadata()).toMatchObject({ format: 'webp', width: 12, height: 6 });
    const [red, green, blue] = (await tiny.stats()).channels.map(({ mean }) => mean);
    expect([red! - 138, green! - 75, blue! - 42].every((off) => Math.abs(off) < 12)).toBe(true);
  });

  it('keeps noise small too', async () => {
    const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 7919) % 256));
    const picture = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toBuffer();
    const look = await readPicture(fileOf('ruis.png', picture));
    expect(look!.placeholder.length).toBeLessThan(300);
  });

  it('gives the size of a picture that a phone turned as it is shown', async () => {
    const turned = await plain(800, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await readPicture(fileOf('staand.jpg', turned))).toMatchObject({ width: 400, height: 800 });
  });

  it('gives no placeholder for what may be transparent', async () => {
    const clear = await plain(80, 40, 4).png().toBuffer();
    expect(await readPicture(fileOf('logo.png', clear))).toEqual({ width: 80, height: 40, placeholder: '' });
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="220" height="56"><path d="M0 0h9v9z"/></svg>';
    expect(await readPicture(fileOf('logo.svg', drawing))).toEqual({
      width: 220,
      height: 56,
      placeholder: '',
    });
  });

  it('gives nothing for a file without pixels', async () => {
    expect(await readPicture(fileOf('tekst.jpg', 'Hoi'))).toBeUndefined();
    expect(await readPicture(join(folder, 'is-er-niet.jpg'))).toBeUndefined();
  });
});

describe('the look of an uploaded picture', () => {
  it('is stored with the picture, for its own website only, and removed with it', async () => {
    const { key } = await upload('assets/a.jpg', photo, 'image/jpeg');
    const address = publicAddress(websiteId, key);
    expect(await known(websiteId, address)).toMatchObject({ [address]: { width: 800, height: 400 } });
    expect(await known(otherWebsite, address)).toEqual({});
    await erase(key);
    expect(await known(websiteId, address)).toEqual({});
  });

  it('comes with the alternative text of its file, unless that is a decoration', async () => {
    const { key } = await upload('assets/tekst.jpg', photo, 'image/jpeg');
    const address = publicAddress(websiteId, key);
    const altOf = async () => (await known(websiteId, address))[address]?.alt;
    expect(await altOf()).toBeUndefined();
    await database.admin.pool.query(`update files set alt = 'Een stoel' where key = $1`, [key]);
    expect(await altOf()).toBe('Een stoel');
    await database.admin.pool.query(`update files set is_decorative = true where key = $1`, [key]);
    expect(await altOf()).toBeUndefined();
  });

  it('comes with the focal point of its file, also of a decoration', async () => {
    const { key } = await upload('assets/punt.jpg', photo, 'image/jpeg');
    const address = publicAddress(websiteId, key);
    const looked = async () => (await known(websiteId, address))[address];
    expect(await looked()).not.toHaveProperty('focus');
    await database.admin.pool.query(
      `update files set focus_x = 0, focus_y = 70, is_decorative = true where key = $1`,
      [key],
    );
    expect(await looked()).toMatchObject({ focus: { x: 0, y: 70 } });
    expect((await known(otherWebsite, address))[address]).toBeUndefined();
  });

  it('is not stored of a private file', async () => {
    const { key } = await upload('assets/b.jpg', photo, 'image/jpeg', true);
    expect(await known(websiteId, publicAddress(websiteId, key))).toEqual({});
  });

  it('is read later of a picture that has none, once', async () => {
    const path = `${websiteId}/demo/oud.jpg`;
    const file = join(folder, diskFolders.public, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, photo);
    const address = publicAddress(websiteId, 'demo/oud.jpg');
    await readStoredPicture(db, folder, path);
    const first = await known(websiteId, address);
    expect(first).toMatchObject({ [address]: { width: 800, height: 400 } });
    writeFileSync(file, await plain(10, 10).jpeg().toBuffer());
    await readStoredPicture(db, folder, path);
    expect(await known(websiteId, address)).toEqual(first);
    await readStoredPicture(db, folder, `${websiteId}/demo/weg.jpg`);
    await readStoredPicture(db, folder, '../geheim.jpg');
  });
});

describe('readPictures', () => {
  it('finds the pictures of a page wherever they are in its data, whatever follows their address', async () => {
    const keys: string[] = [];
    for (const name of ['een', 'twee', 'drie'])
      keys.push((await upload(`assets/${name}.jpg`, photo, 'image/jpeg')).key);
    const [one, two, three] = keys.map((key) => publicAddress(websiteId, key));
    const data = [
      { body: { images: `|${one}#focus=20,30|/media/${websiteId}/assets/onbekend.jpg` } },
      { text: `<p><img src="${two}?w=640"></p>` },
      { site: { logo: three } },
    ];
    const find = (website: string) => withWebsite(db, website, (tx) => readPictures(tx, website, data));
    expect(Object.keys(await find(websiteId)).sort()).toEqual([one, two, three].sort());
    expect(await find(otherWebsite)).toEqual({});
  });
});
