import { readdirSync, existsSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { hashTables } from '../testing/hash-tables.ts';
import { filesFixture, keyOf, refusalIn } from '../files/testing/files-fixture.ts';

const fixture = await filesFixture();
const { ask, put, get, upload, stored, database, files } = fixture;
const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#b5651d' } })
  .withExif({ IFD0: { Copyright: 'geheime plek' } })
  .jpeg()
  .toBuffer();
const program = Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003'), Buffer.alloc(200, 7)]);

/** A square black PNG with one bit per pixel. Sharp makes the same picture in many seconds. */
function blackPng(side: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  const oneBitGrey = Buffer.from([1, 0, 0, 0, 0]);
  // Each row starts with a byte for its filter.
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const parts = [
    pngPart('IHDR', Buffer.concat([size, oneBitGrey])),
    pngPart('IDAT', rows),
    pngPart('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'), ...parts]);
}

function pngPart(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
}

/** A signed address for a photo of a new visitor. */
async function visitorUrl(type: 'jpeg' | 'png' = 'jpeg'): Promise<string> {
  const { visitor, ids, forms } = fixture;
  const asked = {
    ...ids,
    form_id: forms.withFiles,
    filePath: `assets/a.${type}`,
    contentType: `image/${type}`,
  };
  const reply = await visitor.call('visitorSignedUrl', { ...asked, isPrivate: true });
  return reply.body.url as string;
}

/** Expects that no file was stored and no row was changed. */
async function changesNothing(work: () => Promise<void>): Promise<void> {
  const before = await hashTables(database.admin);
  await work();
  expect(await hashTables(database.admin)).toEqual(before);
  expect(existsSync(files.incomingFolder) ? readdirSync(files.incomingFolder) : []).toEqual([]);
}

describe('PUT of a file', () => {
  it('stores a photo under a name of the server, without the metadata of its camera', async () => {
    const { key, url, reply } = await upload('assets/x/Mijn Foto.JPG', photo, 'image/jpeg');
    expect(reply.statusCode, reply.body).toBe(204);
    expect(key).toMatch(/^assets\/x\/\d{13}-[a-z0-9]{10}-mijn-foto\.jpeg$/);
    const served = await get(url.split('?')[0] ?? '');
    expect(served.statusCode).toBe(200);
    expect(served.headers['content-type']).toBe('image/jpeg');
    expect(photo.includes('geheime plek')).toBe(true);
    expect(served.rawPayload.includes('geheime plek')).toBe(false);
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 60, height: 40 });
  });

  it('rotates a photo upright, because its orientation mark is removed', async () => {
    const lying = await sharp(photo).withMetadata({ orientation: 6 }).toBuffer();
    const { key } = await upload('assets/a.jpg', lying, 'image/jpeg');
    expect(await sharp(stored(key)).metadata()).toMatchObject({ width: 40, height: 60 });
  });

  it('sanitises a drawing', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect/></svg>';
    const { key, reply } = await upload('assets/a.svg', drawing, 'image/svg+xml');
    expect(reply.statusCode).toBe(204);
    expect(stored(key)?.toString()).toBe('<svg xmlns="http://www.w3.org/2000/svg"><rect></rect></svg>');
  });

  it.each([
    ['text/csv', 'a.csv', 'naam;prijs\nkast;499,00\n'],
    ['application/pdf', 'a.pdf', '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n'],
    [
      'font/woff2',
      'a.woff2',
      Buffer.concat([Buffer.from('wOF2'), Buffer.from([0, 1, 0, 0]), Buffer.alloc(60)]),
    ],
  ])('stores %s byte for byte', async (type, name, bytes) => {
    const { key, reply } = await upload(`assets/${name}`, bytes, type);
    expect(reply.statusCode, reply.body).toBe(204);
    expect(stored(key)?.equals(Buffer.from(bytes))).toBe(true);
  });

  it('accepts the same bytes again, and refuses others for the same name', async () => {
    const { url, key } = await upload('assets/a.jpg', photo, 'image/jpeg');
    const before = stored(key);
    expect((await put(url, photo)).statusCode).toBe(204);
    const other = await put(url, await sharp(photo).resize(10).jpeg().toBuffer());
    expect(other.statusCode).toBe(409);
    expect(stored(key)).toEqual(before);
  });

  it('stores one of 20 equal concurrent uploads', async () => {
    const url = await ask('assets/a.jpg', 'image/jpeg');
    const replies = await Promise.all(Array.from({ length: 20 }, () => put(url, photo)));
    expect(replies.every(({ statusCode }) => statusCode === 204 || statusCode === 409)).toBe(true);
    expect((await put(url, photo)).statusCode).toBe(204);
    expect(stored(keyOf(url))).toBeDefined();
  });

  it('accepts a retry after the storage failed', async () => {
    const url = await ask('assets/a.jpg', 'image/jpeg');
    const failing = vi.spyOn(files.storage, 'put').mockRejectedValueOnce(new Error('the disk is full'));
    expect((await put(url, photo)).statusCode).toBe(500);
    failing.mockRestore();
    expect((await put(url, photo)).statusCode).toBe(204);
  });
});

describe('refused uploads', () => {
  it.each([
    ['a renamed program', 'a.jpg', 'image/jpeg', program, /inhoud van dit bestand is geen JPEG/],
    ['a page named as a photo', 'a.png', 'image/png', '<html><script>alert(1)</script>', /geen PNG/],
    ['a program named as text', 'a.txt', 'text/plain', program, /geen TXT/],
    ['bytes named as text', 'a.csv', 'text/csv', Buffer.from([65, 0, 66]), /geen CSV/],
    ['a page named as a drawing', 'a.svg', 'image/svg+xml', '<html><body>Hoi</body></html>', /geen SVG/],
    ['half a photo', 'a.jpg', 'image/jpeg', photo.subarray(0, photo.length / 2), /beschadigd/],
    ['nothing', 'a.pdf', 'application/pdf', '', /leeg/],
  ])('says why %s is refused, and stores nothing', async (_what, name, type, bytes, sentence) => {
    const url = await ask(`assets/${name}`, type);
    await changesNothing(async () => {
      const reply = await put(url, bytes, { type });
      expect(reply.statusCode, reply.body).toBe(422);
      expect(refusalIn(reply)).toMatch(sentence);
      expect(reply.json<{ code: string }>().code).toBe('upload_refused');
    });
    expect(stored(keyOf(url))).toBeUndefined();
  });

  it('refuses a picture of 144 megapixels before it is decoded', async () => {
    const bomb = blackPng(12_000);
    expect(await sharp(bomb, { limitInputPixels: false }).metadata()).toMatchObject({ width: 12_000 });
    expect(bomb.length).toBeLessThan(200_000);
    const url = await ask('assets/a.png', 'image/png');
    await changesNothing(async () => {
      const reply = await put(url, bomb, { type: 'image/png' });
      expect(refusalIn(reply)).toMatch(/hooguit 64 megapixel/);
    });
  });

  it('refuses more bytes than the address permits, whatever length the sender states', async () => {
    const { url } = await visitorAddress('application/pdf');
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20 * 1024 * 1024, 1)]);
    await changesNothing(async () => {
      for (const headers of [{}, { 'transfer-encoding': 'chunked' }] as Record<string, string>[]) {
        const reply = await put(url, large, { type: 'application/pdf', headers });
        expect(refusalIn(reply)).toBe('Dit bestand is te groot. Kies een bestand van hooguit 20 MB.');
      }
    });
  });

  it('refuses an address that is expired, changed or of another website', async () => {
    const url = await ask('assets/a.jpg', 'image/jpeg');
    const other = await ask('assets/b.jpg', 'image/jpeg');
    await changesNothing(async () => {
      for (const changed of [
        url.replace('most=', 'most=9'),
        url.replace('image%2Fjpeg', 'image%2Fsvg%2Bxml'),
        url.replace('until=', 'until=9'),
        url.replace(fixture.websiteId, fixture.otherWebsite),
        url.replace(keyOf(url), keyOf(other)),
        url.replace(keyOf(url), '../../etc/passwd'),
        url.replace(/signature=[^&]*/, 'signature='),
        url.split('?')[0] ?? '',
      ]) {
        const reply = await put(changed, photo);
        expect([422, 404], changed).toContain(reply.statusCode);
      }
      const later = Date.now() + 2 * 3600_000;
      fixture.clock.now = () => new Date(later);
      const expired = await put(url, photo);
      fixture.clock.now = () => new Date();
      expect(expired.json<{ code: string }>().code).toBe('upload_not_now');
      expect(refusalIn(expired)).toBe('Het uploaden duurde te lang. Probeer het opnieuw.');
      expect(refusalIn(await put(url, photo, { type: 'text/plain' }))).toMatch(/geen JPEG/);
      const packed = await put(url, photo, { headers: { 'content-encoding': 'gzip' } });
      expect(packed.statusCode).toBe(422);
    });
  });

  it('refuses a drawing that is too deep', async () => {
    const drawing = `<svg>${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}</svg>`;
    const url = await ask('assets/a.svg', 'image/svg+xml');
    const reply = await put(url, drawing, { type: 'image/svg+xml' });
    expect(refusalIn(reply)).toBe('Deze SVG is te ingewikkeld. Vereenvoudig hem of kies een PNG.');
  });

  it('accepts pictures up to 64 megapixels of owners, and up to 24 of visitors', async () => {
    const large = blackPng(5_000);
    const url = await visitorUrl('png');
    expect(refusalIn(await put(url, large, { type: 'image/png' }))).toBe(
      'Deze afbeelding is te groot. Kies een afbeelding van hooguit 24 megapixel.',
    );
    expect((await upload('assets/a.png', large, 'image/png')).reply.statusCode).toBe(204);
  });

  it('stores files of visitors in a room of their own, of 2 GB or the number of the website', async () => {
    const fill = (gigabytes: number, visitor: string | null) =>
      database.admin.pool.query(
        `insert into files (website_id, key, state, name, content_type, is_private, most, size, member_id, visitor_hash)
         select $1, 'vol' || random(), 'stored', 'x', 'video/mp4', true, 1, 1024 ^ 3, $3, $4
         from generate_series(1, $2::int)`,
        [fixture.websiteId, gigabytes, visitor === null ? 'm' : null, visitor],
      );
    const setRoom = (megabytes: number | null) =>
      database.admin.pool.query(
        `update websites set settings = settings || jsonb_build_object('modules', jsonb_build_object('forms',
           jsonb_build_object('visitor_megabytes', $2::int))) where id = $1`,
        [fixture.websiteId, megabytes],
      );
    await fill(2, 'other-visitor');
    const url = await visitorUrl();
    const full = await put(url, photo);
    expect(refusalIn(full)).toBe(
      'Er kunnen nu geen bestanden bij. Probeer het later opnieuw of neem contact met ons op.',
    );
    expect(full.json<{ code: string }>().code).toBe('upload_not_now');
    await fill(9, null);
    expect((await upload('assets/a.jpg', photo, 'image/jpeg')).reply.statusCode).toBe(204);
    await setRoom(2049);
    expect((await put(url, photo)).statusCode).toBe(204);
    await setRoom(0);
    expect((await put(await visitorUrl(), photo)).statusCode).toBe(422);
    await setRoom(null);
    await database.admin.pool.query(`delete from files where key like 'vol%'`);
  });

  it('refuses a file above the storage limit of the website', async () => {
    const url = await ask('assets/a.jpg', 'image/jpeg');
    await database.admin.pool.query(
      `insert into files (website_id, key, state, name, content_type, is_private, most, size, member_id)
       select $1, 'vol' || n, 'stored', 'x', 'video/mp4', false, 1, 2000000000, 'm' from generate_series(1, 6) n`,
      [fixture.websiteId],
    );
    await changesNothing(async () => {
      const full = await put(url, photo);
      expect(refusalIn(full)).toMatch(/opslag van deze website is vol/);
      expect(full.json<{ code: string }>().code).toBe('upload_not_now');
    });
    await database.admin.pool.query(`delete from files where key like 'vol%'`);
    expect((await put(url, photo)).statusCode).toBe(204);
  });
});

async function visitorAddress(contentType: string) {
  const body = {
    ...fixture.ids,
    filePath: 'assets/forms/a.pdf',
    contentType,
    isPrivate: true,
    form_id: fixture.forms.withFiles,
  };
  const reply = await fixture.visitor.call('visitorSignedUrl', body);
  return { url: reply.body.url as string };
}

describe('private files', () => {
  it('are only returned for a signed address, as a download', async () => {
    const { key, url, reply } = await upload(
      "assets/x/Anna's brief é (2*).txt",
      'Geachte',
      'text/plain',
      true,
    );
    expect(reply.statusCode).toBe(204);
    expect((await get(url.split('?')[0] ?? '')).statusCode).toBe(404);
    const { body } = await fixture.owner.call('getFile', { ...fixture.ids, filePath: key, isPrivate: true });
    const served = await get(body.url as string);
    expect(served.body).toBe('Geachte');
    expect(served.headers).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''Anna%27s%20brief%20%C3%A9%20%282%2a%29.txt",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const sent = await upload('assets/x/1700000000000-abcdefghi1-brief.txt', 'Geachte', 'text/plain', true);
    const again = await fixture.owner.call('getFile', {
      ...fixture.ids,
      filePath: sent.key,
      isPrivate: true,
    });
    expect((await get(again.body.url as string)).headers['content-disposition']).toMatch(/''brief\.txt$/);
    expect((await get((body.url as string).replace('until=', 'until=9'))).statusCode).toBe(422);
    expect((await put((body.url as string).replace('/api/files', '/media'), 'x')).statusCode).toBe(422);
  });
});
