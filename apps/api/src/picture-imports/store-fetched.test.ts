import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { OWNER_ROOM } from '../files/check-room.ts';
import { heicPhotos } from '../files/testing/heic-photos.ts';
import { storeFetched } from './store-fetched.ts';
import { bomb, png } from './testing/picture-server.ts';
import { member, picturesFixture } from './testing/pictures-fixture.ts';

const fixture = await picturesFixture();
const { deps, database, websiteId, otherId } = fixture;
const store = (bytes: Buffer, name = 'Kruk rood.jpg', website = websiteId) =>
  storeFetched(deps, { websiteId: website, member, bytes, name });
const rows = () => fixture.files();
const change = (statement: string) => database.admin.pool.query(statement);
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>x()</script><path d="M0 0h9"/></svg>';

describe('storeFetched', () => {
  it('stores a picture of the library, encoded again, by what its bytes are', async () => {
    const location = { exif: { IFD0: { Make: 'Proeftoestel' } } };
    const bytes = await sharp(await png('#a04020', 30))
      .withMetadata(location)
      .png()
      .toBuffer();
    expect(bytes.includes('Proeftoestel')).toBe(true);
    const { address } = await store(bytes);
    const [file] = await rows();
    expect(file).toMatchObject({
      state: 'stored',
      name: 'Kruk rood.png',
      content_type: 'image/png',
      is_private: false,
      member_id: member.id,
      folder: 'Producten',
    });
    expect(address).toBe(`/media/${websiteId}/${file?.key}`);
    const stored = await deps.files.storage.read({ websiteId, key: file!.key, isPrivate: false });
    const kept = Buffer.concat(await stored!.stream.toArray());
    expect(kept.includes('Proeftoestel')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'png', width: 30 });
    const looks = await database.admin.global.selectFrom('pictures').selectAll().execute();
    expect(looks).toMatchObject([{ address, width: 30, height: 30 }]);
    const folders = await database.admin.global.selectFrom('file_folders').selectAll().execute();
    expect(folders).toMatchObject([{ website_id: websiteId, path: 'Producten' }]);
  });

  it('gives the same bytes one file, also at the same time, and each website its own', async () => {
    const bytes = await png('#112233');
    const before = (await rows()).length;
    const stored = await Promise.all([store(bytes), store(bytes, 'b.png'), store(bytes, 'c.png')]);
    stored.push(await store(bytes));
    expect(new Set(stored.map(({ address }) => address)).size).toBe(1);
    expect(await rows()).toHaveLength(before + 1);
    const other = await store(bytes, 'a.png', otherId);
    expect(other.address).not.toBe(stored[0]?.address);
  });

  it('uses no file that is in the bin, was replaced or is private', async () => {
    const bytes = await png('#445566');
    const addresses = [(await store(bytes)).address];
    for (const gone of [
      'removed_at = now()',
      `replaced_by = 'x', replaced_at = now()`,
      'is_private = true',
    ]) {
      await change(
        `update files set ${gone} where '/media/' || website_id || '/' || key = '${addresses.at(-1)}'`,
      );
      addresses.push((await store(bytes)).address);
    }
    expect(new Set(addresses).size).toBe(4);
  });

  it('keeps a picture where its owner put it', async () => {
    const bytes = await png('#778899');
    const { address } = await store(bytes);
    await change(
      `update files set folder = 'Eigen' where '/media/' || website_id || '/' || key = '${address}'`,
    );
    await store(bytes);
    expect((await rows()).find(({ key }) => address.endsWith(key))?.folder).toBe('Eigen');
  });

  it('sanitises a drawing, and converts a photo of a telephone', { timeout: 60_000 }, async () => {
    const drawing = await store(Buffer.from(`<?xml version="1.0"?>\n<!-- logo -->\n${svg}`), 'logo');
    const key = drawing.address.split(`${websiteId}/`)[1] ?? '';
    const stored = await deps.files.storage.read({ websiteId, key, isPrivate: false });
    const text = Buffer.concat(await stored!.stream.toArray()).toString();
    expect(text).toContain('<path');
    expect(text).not.toContain('script');
    const photo = await store(heicPhotos.upright, 'IMG_1.HEIC');
    expect((await rows()).find((one) => photo.address.endsWith(one.key))).toMatchObject({
      name: 'IMG_1.jpeg',
      content_type: 'image/jpeg',
    });
  });

  it.each([
    ['a page', async () => Buffer.from('<!doctype html><html><body><svg></svg></body></html>'), 'content'],
    ['text', async () => Buffer.from('no picture'), 'content'],
    ['a document', async () => Buffer.from('%PDF-1.7\n'), 'content'],
    ['nothing', async () => Buffer.alloc(0), 'content'],
    ['a damaged picture', async () => (await png('#abc', 300)).subarray(0, 200), 'damaged'],
    ['a picture that grows when it is read', bomb, 'pixels'],
  ])('refuses %s, and leaves nothing', async (_what, bytes, key) => {
    const before = await rows();
    const refused = { key: `picture_import_${key}`, mayPass: false };
    await expect(store(await bytes())).rejects.toMatchObject(refused);
    expect(await rows()).toEqual(before);
    expect(fixture.incoming()).toEqual([]);
  });

  it('may be tried again when the library is full', async () => {
    const size = 2 ** 31 - 1;
    await change(`
      insert into files (website_id, key, state, name, content_type, is_private, most, size, member_id)
      select '${otherId}', 'assets/' || n, 'stored', 'a', 'video/mp4', false, 1, ${size}, 'm'
      from generate_series(1, ${Math.ceil(OWNER_ROOM / size)}) n`);
    const refused = { key: 'picture_import_storage', mayPass: true };
    await expect(store(await png('#fedcba'), 'a.png', otherId)).rejects.toMatchObject(refused);
    expect(fixture.incoming()).toEqual([]);
  });
});
