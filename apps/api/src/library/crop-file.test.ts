import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { filesFixture } from '../files/testing/files-fixture.ts';
import { libraryHandlers } from './handlers.ts';

const fixture = await filesFixture({ handlers: libraryHandlers });
const { database, websiteId, owner, ids, stored, upload } = fixture;
const run = async (statement: string, ...values: unknown[]) =>
  (await database.admin.pool.query(statement, values)).rows as Record<string, unknown>[];
const call = async (name: Parameters<typeof owner.call>[0], body: object) =>
  (await owner.call(name, { ...ids, ...body })).body;

/** A picture of 100 by 60 of which the right half is blue. */
const halves = async () => {
  const blue = await sharp({ create: { width: 50, height: 60, channels: 3, background: 'blue' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 100, height: 60, channels: 3, background: 'red' } }).composite([
    { input: blue, left: 50, top: 0 },
  ]);
};
const photo = async (format: 'jpeg' | 'png' | 'webp' | 'avif' = 'png', orientation?: number) => {
  const image = (await halves()).toFormat(format);
  const bytes = await (orientation ? image.withMetadata({ orientation }) : image).toBuffer();
  return (await upload(`assets/stoel.${format}`, bytes, `image/${format}`)).key;
};
/** Size of a stored picture, and its colours at the left and the right. */
const seen = async (key: string) => {
  const { data, info } = await sharp(stored(key)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number) => {
    const [red = 0, , blue = 0] = data.subarray(x * 3, x * 3 + 3);
    return red > blue ? 'red' : 'blue';
  };
  return [info.width, info.height, colorAt(1), colorAt(info.width - 2)];
};
const area = { left: 40, top: 10, width: 40, height: 30 };

beforeEach(async () => {
  for (const table of ['files', 'redirects', 'file_folders', 'audit_events'])
    await run(`delete from ${table}`);
});

describe('a part of a picture', () => {
  it.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['avif', 'image/webp'],
  ] as const)('of %s is exactly what was chosen, as %s', async (format, content_type) => {
    const { file } = await call('cropFile', { key: await photo(format), area, result: 'copy' });
    expect(file).toMatchObject({ content_type, width: 40, height: 30 });
    expect(await seen(file.key as string)).toEqual([40, 30, 'red', 'blue']);
  });

  it('is measured in the picture as people see it, also of one that was turned', async () => {
    // Turned by its camera: upright it is 60 wide and 100 high.
    const key = await photo('jpeg', 6);
    const { file } = await call('cropFile', {
      key,
      area: { left: 0, top: 0, width: 60, height: 40 },
      result: 'copy',
    });
    expect(file).toMatchObject({ width: 60, height: 40 });
  });

  it('replaces the picture everywhere, with its point, and is undone by the previous file', async () => {
    const key = await photo();
    const said = { name: 'Stoel.png', alt: 'Een stoel', is_decorative: false, folder: '' };
    await call('updateLibraryFile', { key, ...said, focus: { x: 50, y: 50 } });
    await run(
      `insert into redirects (website_id, id, from_path, location) values ($1, 'r', '/r', $2)`,
      websiteId,
      `/media/${websiteId}/${key}`,
    );
    const { file } = await call('cropFile', { key, area, result: 'version' });
    expect(file).toMatchObject({
      name: 'Stoel.png',
      alt: 'Een stoel',
      focus: { x: 25, y: 67 },
      is_live: true,
    });
    expect(await run(`select location from redirects`)).toEqual([
      { location: `/media/${websiteId}/${file.key}` },
    ]);
    expect(stored(key), 'the original is kept').toBeDefined();
    expect(await call('restorePreviousFile', { key: file.key, previous: key })).toMatchObject({
      file: { key, width: 100, height: 60, focus: { x: 50, y: 50 }, is_live: true },
    });
  });

  it('is a picture of its own as a copy, in the same folder, and in the audit', async () => {
    await call('createFolder', { path: 'Stoelen' });
    const key = await photo();
    const said = { name: 'Stoel.png', alt: 'Een stoel', is_decorative: false, folder: 'Stoelen' };
    await call('updateLibraryFile', { key, ...said, focus: null });
    const { file } = await call('cropFile', { key, area, result: 'copy' });
    expect(file).toMatchObject({
      name: 'Stoel (bijgesneden).png',
      folder: 'Stoelen',
      alt: 'Een stoel',
      focus: null,
      is_live: false,
    });
    expect(
      await run(
        `select action, after ->> 'from' as source from audit_events where subject_id = $1`,
        file.key,
      ),
    ).toEqual([{ action: 'cropped', source: key }]);
  });

  it('is refused with the reason at the area, or at a picture that moves', async () => {
    const key = await photo();
    const refusal = async (change: object) =>
      (await call('cropFile', { key, area: { ...area, ...change }, result: 'copy' })).errors as object;
    expect(await refusal({ left: 61 })).toEqual({
      area: ['Dit stuk valt buiten de afbeelding van 100 bij 60 pixels.'],
    });
    expect(await refusal({ height: 15 })).toEqual({
      area: ['Kies een groter stuk: minstens 16 bij 16 pixels.'],
    });
    const pixels = Buffer.concat([Buffer.alloc(20 * 20 * 3, 20), Buffer.alloc(20 * 20 * 3, 220)]);
    const frames = await sharp(pixels, {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    })
      .webp({ delay: [100, 100], loop: 0 })
      .toBuffer();
    const moving = (await upload('assets/film.webp', frames, 'image/webp')).key;
    const small = { left: 0, top: 0, width: 16, height: 16 };
    expect(await call('cropFile', { key: moving, area: small, result: 'copy' })).toMatchObject({
      errors: { key: [expect.stringContaining('stilstaande afbeelding')] },
    });
  });
});
