import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';
import { finishPage } from './finished-page.ts';

const text = '<p>Hoi</p>'.repeat(100);
const reply = (headers: Record<string, string> = {}) => new Response(text, { headers });

describe('finishPage', () => {
  it('makes a page for many in every encoding', async () => {
    const page = await finishPage(reply({ 'etalage-store': '1' }));
    expect(brotliDecompressSync(page.brotli).toString()).toBe(text);
    expect(gunzipSync(page.gzip).toString()).toBe(text);
  });

  it.each(['br', 'gzip', ''] as const)('makes a page for one visitor in %j alone', async (only) => {
    const page = await finishPage(reply(), only);
    expect([page.brotli.length > 0, page.gzip.length > 0]).toEqual([only === 'br', only === 'gzip']);
    expect(page.body.toString()).toBe(text);
  });
});

describe('acceptedEncoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', ''],
    ['identity', ''],
    ['', ''],
  ])('of %j is %j', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});
