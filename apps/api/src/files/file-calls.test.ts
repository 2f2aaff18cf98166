import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { diskFolders } from '../ports/storage/disk-storage.ts';
import { MAX_OPEN_FILES } from './create-upload-url.ts';
import { filesFixture, keyOf } from './testing/files-fixture.ts';

const fixture = await filesFixture();
const { folder, websiteId, visitor, ids, forms, owner, put, get, upload, erase, stored, rows } = fixture;
const as = (visitorName: string) => ({ headers: { cookie: `wsfiles=${visitorName.padEnd(43, 'x')}` } });
const form = { ...ids, form_id: forms.withFiles };
const refusedKinds = [
  ['text/html', 'html'],
  ['application/x-msdownload', 'exe'],
  ['application/zip', 'zip'],
  ['niets', 'png'],
  ['image/png', 'bin'],
];
const sendAs = async (name: string) => {
  const request = { ...form, filePath: 'assets/forms/brief.txt', contentType: 'text/plain', isPrivate: true };
  const { body } = await visitor.call('visitorSignedUrl', request, as(name));
  const url = body.url as string;
  return { url, key: keyOf(url), sent: await put(url, 'Geachte', { type: 'text/plain' }) };
};

describe('files of an owner', () => {
  it('API-32 UPL-15 UPL-48 sends a file with PUT to the url of the reply', async () => {
    const { reply, key } = await upload('assets/x/a.txt', 'Hoi', 'text/plain');
    expect(reply.statusCode).toBe(204);
    expect(key).toMatch(/^assets\/x\/\d{13}-[a-z0-9]{10}-a\.txt$/);
    expect(stored(key)?.toString()).toBe('Hoi');
    const secret = await upload('assets/x/b.txt', 'Geheim', 'text/plain', true);
    expect(secret.reply.statusCode).toBe(204);
    expect(stored(secret.key, 'private-files')?.toString()).toBe('Geheim');
    expect(stored(secret.key)).toBeUndefined();
    for (const [contentType, extension] of refusedKinds) {
      // By its own name: a name of another kind would be refused whatever its type.
      const request = { ...ids, filePath: `assets/a.${extension}`, contentType, isPrivate: false };
      const refused = await owner.call('signedUrl', request);
      expect(refused).toMatchObject({ status: 422, body: { code: 'upload_refused' } });
      expect(refused.body.errors.file[0]).toMatch(/^Dit soort bestand .* JPEG, PNG.* of OTF\.$/);
    }
  });

  it('are removed everywhere a month after they were deleted, and shown until then', async () => {
    const { key, url } = await upload('assets/a.txt', 'Hoi', 'text/plain');
    const address = url.split('?')[0] ?? '';
    expect((await get(address)).statusCode).toBe(200);
    await owner.call('deleteFile', { ...ids, filePath: key, isPrivate: false });
    expect((await get(address)).statusCode).toBe(200);
    await erase(key);
    expect((await get(address)).statusCode).toBe(404);
    expect((await put(url, 'Hoi', { type: 'text/plain' })).statusCode).toBe(404);
    expect((await rows()).filter((row) => row.key === key)).toEqual([]);
  });
});

describe('smaller variants of a picture', () => {
  it('are removed with the picture', async () => {
    const photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const gone = await upload('assets/a.jpg', photo, 'image/jpeg');
    const left = await upload('assets/b.jpg', photo, 'image/jpeg');
    const small = ({ url }: { url: string }) => `${url.split('?')[0]}?w=320`;
    const variants = ({ key }: { key: string }) => join(folder, diskFolders.variants, websiteId, key);
    for (const one of [gone, left])
      expect((await get(small(one))).headers['content-type']).toBe('image/webp');
    expect(existsSync(variants(gone))).toBe(true);
    await erase(gone.key);
    expect((await get(small(gone))).statusCode).toBe(404);
    expect(existsSync(variants(gone))).toBe(false);
    expect(existsSync(variants(left))).toBe(true);
  });
});

describe('files of a visitor', () => {
  it('API-29 API-30 UPL-48 are sent by PUT and read only by their own browser', async () => {
    const { sent, key, url } = await sendAs('jan');
    expect(sent.statusCode).toBe(204);
    expect((await get(url.split('?')[0] ?? '')).statusCode).toBe(404);
    const request = { ...ids, filePath: key, isPrivate: true };
    const { body } = await visitor.call('visitorGetFile', request, as('jan'));
    expect((await get(body.url as string)).body).toBe('Geachte');
    for (const options of [as('piet'), {}]) {
      expect((await visitor.call('visitorGetFile', request, options)).status).toBe(404);
      const gone = await visitor.call('visitorDeleteFile', { ...form, filePath: key }, options);
      expect(gone.status).toBe(404);
    }
    const svg = { ...form, filePath: 'assets/a.svg', contentType: 'image/svg+xml', isPrivate: true };
    expect((await visitor.call('visitorSignedUrl', svg, as('jan'))).status).toBe(422);
  });

  it('API-31 are no longer served after they were deleted', async () => {
    const { key } = await sendAs('jan');
    const request = { ...ids, filePath: key, isPrivate: true };
    const { body } = await visitor.call('visitorGetFile', request, as('jan'));
    await visitor.call('visitorDeleteFile', { ...form, filePath: key }, as('jan'));
    expect((await get(body.url as string)).statusCode).toBe(404);
    expect(stored(key, 'private-files')).toBeUndefined();
  });

  it('are private, also if a public file was requested', async () => {
    const request = { ...form, filePath: 'assets/a.txt', contentType: 'text/plain', isPrivate: false };
    const { body } = await visitor.call('visitorSignedUrl', request, as('kees'));
    await put(body.url as string, 'Hoi', { type: 'text/plain' });
    expect((await get((body.url as string).split('?')[0] ?? '')).statusCode).toBe(404);
  });

  it('set a cookie that scripts cannot read', async () => {
    const request = { ...form, filePath: 'assets/a.txt', contentType: 'text/plain', isPrivate: true };
    const { headers } = await visitor.call('visitorSignedUrl', request);
    expect(String(headers['set-cookie'])).toMatch(/^wsfiles=[\w-]{43}; .*HttpOnly; SameSite=Strict/);
  });

  it('are limited to the number that three fields may contain, until a form is sent', async () => {
    const request = { ...form, filePath: 'assets/a.txt', contentType: 'text/plain', isPrivate: true };
    for (let i = 0; i < MAX_OPEN_FILES; i++) {
      expect((await visitor.call('visitorSignedUrl', request, as('veel'))).status).toBe(200);
    }
    const refused = await visitor.call('visitorSignedUrl', request, as('veel'));
    expect(refused.body.errors.file).toEqual([
      'Er staan te veel bestanden klaar. Verstuur of verwijder er eerst een paar.',
    ]);
  });

  it('can be requested at most 60 times in ten minutes from one address', async () => {
    const request = { ...form, filePath: 'assets/a.txt', contentType: 'text/plain', isPrivate: true };
    const address = '203.0.113.9';
    for (let i = 0; i < 60; i++) await visitor.call('visitorSignedUrl', request, { ...as(`v${i}`), address });
    expect(await visitor.call('visitorSignedUrl', request, { ...as('v61'), address })).toMatchObject({
      status: 429,
    });
  });
});
