import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { mediaFiles } from './media-files.ts';
import { renderVariant } from './render-variant.ts';

const root = mkdtempSync(join(tmpdir(), 'etalage-variants-'));
const folder = join(root, 'files');
const variantsFolder = join(root, 'variants');
mkdirSync(join(folder, 'a', 'demo'), { recursive: true });
const red = { create: { width: 1000, height: 500, channels: 3, background: '#a04020' } } as const;
await sharp(red)
  .jpeg()
  .toFile(join(folder, 'a', 'demo', 'stoel.jpg'));
writeFileSync(join(folder, 'a', 'demo', 'stuk.jpg'), 'geen foto');
writeFileSync(join(root, 'geheim.jpg'), 'geheim');
const rendered: { path: string; width: number }[] = [];
const server = Fastify();
await server.register(mediaFiles, {
  folders: [folder],
  variantsFolder,
  onRendered: (picture) => void rendered.push(picture),
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});
const get = (url: string, accept = 'image/avif,image/webp,*/*') =>
  server.inject({ url, headers: { accept } });
const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
};

describe('serveVariants', () => {
  it('sends a picture at the requested width as WebP, rendered once for simultaneous requests', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => get('/media/a/demo/stoel.jpg?w=320')));
    for (const { statusCode, headers, rawPayload } of replies) {
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept',
        'x-content-type-options': 'nosniff',
      });
      expect(await sizeOf(rawPayload)).toEqual({ format: 'webp', width: 320, height: 160 });
    }
    expect(rendered).toEqual([{ path: 'a/demo/stoel.jpg', width: 320 }]);
    expect(readdirSync(join(variantsFolder, 'a/demo/stoel.jpg'))).toEqual(['320.webp']);
  });

  it('never enlarges a picture', async () => {
    const { rawPayload } = await get('/media/a/demo/stoel.jpg?w=1600');
    expect(await sizeOf(rawPayload)).toMatchObject({ width: 1000, height: 500 });
  });

  it('sends AVIF to browsers that accept it, after it was rendered', async () => {
    const path = 'a/demo/stoel.jpg';
    await renderVariant(join(folder, path), variantsFolder, { path, width: 480, format: 'avif' });
    expect((await get('/media/a/demo/stoel.jpg?w=480')).headers['content-type']).toBe('image/avif');
    expect((await get('/media/a/demo/stoel.jpg?w=480', '*/*')).headers['content-type']).toBe('image/webp');
  });

  it.each(['?w=321', '?w=', '?w=320&w=480', ''])('sends the stored file for %j', async (query) => {
    const { headers } = await get(`/media/a/demo/stoel.jpg${query}`);
    expect(headers['content-type']).toBe('image/jpeg');
  });

  it('sends the stored file of an unreadable picture, and leaves no unfinished variant', async () => {
    const reply = await get('/media/a/demo/stuk.jpg?w=320');
    expect(reply.body).toBe('geen foto');
    expect(readdirSync(join(variantsFolder, 'a/demo/stuk.jpg'))).toEqual([]);
  });

  it.each([
    '/media/../geheim.jpg?w=320',
    '/media/%2e%2e/geheim.jpg?w=320',
    '/media/..%2fgeheim.jpg?w=320',
    '/media/a/demo/niets.jpg?w=320',
  ])('refuses %s', async (url) => {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(403);
  });
});
