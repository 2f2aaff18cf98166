import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { mediaFiles } from './media-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'etalage-media-'));
const server = Fastify();
const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9v9z"/>'.repeat(40)}</svg>`,
);
const logo = join(folder, 'files/a/demo/logo.svg');
mkdirSync(join(folder, 'files/a/demo'), { recursive: true });
writeFileSync(logo, drawing);
writeFileSync(`${logo}.br`, brotliCompressSync(drawing));
writeFileSync(join(folder, 'secret.txt'), 'geheim');
await server.register(mediaFiles, {
  folders: [join(folder, 'files')],
  variantsFolder: join(folder, 'variants'),
  onRendered: () => {},
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
const get = (url: string, headers = {}) => server.inject({ url, headers });

describe('mediaFiles', () => {
  it('serves a picture with a year of caching, and without rights when opened on its own', async () => {
    const reply = await get('/media/a/demo/logo.svg');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.headers['content-security-policy']).toContain('sandbox');
  });

  it('sends the compressed copy to a browser that accepts it', async () => {
    const plain = await get('/media/a/demo/logo.svg');
    const small = await get('/media/a/demo/logo.svg', { 'accept-encoding': 'br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['content-type']).toContain('image/svg+xml');
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length * 0.75);
    expect(brotliDecompressSync(small.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  it.each([
    '/media/../secret.txt',
    '/media/%2e%2e/secret.txt',
    '/media/a/demo/',
    '/media/a/demo',
    '/media/a/niets.svg',
  ])('refuses %s', async (url) => {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(403);
  });
});
