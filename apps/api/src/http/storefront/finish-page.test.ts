import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { ENCODINGS_FOR_ONE, type FinishedPage, finishPage } from './finish-page.ts';

const text = '<p>Hoi</p>'.repeat(100);
const reply = (headers: Record<string, string> = {}) => new Response(text, { headers });

const decoders = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
const textsOf = ({ encoded }: FinishedPage) =>
  Object.entries(encoded).map(([name, bytes]) => [name, decoders[name as Encoding](bytes).toString()]);

describe('finishPage', () => {
  it('compresses a page for many visitors in the encodings that every browser accepts', async () => {
    const page = await finishPage(reply({ 'etalage-store': '1' }));
    expect(textsOf(page)).toEqual([
      ['br', text],
      ['gzip', text],
    ]);
  });

  it.each(['zstd', 'br', 'gzip'] as const)('compresses a page for one visitor in %j only', async (only) => {
    const page = await finishPage(reply(), { only });
    expect(textsOf(page)).toEqual([[only, text]]);
    expect(page.body.toString()).toBe(text);
  });

  it('does not compress a small page, nor a page for a visitor who accepts no encoding', async () => {
    expect((await finishPage(reply(), { only: '' })).encoded).toEqual({});
    const small = await finishPage(new Response('é'), { only: 'br' });
    expect([small.encoded, small.body.toString()]).toEqual([{}, 'é']);
  });

  it('uses a page that was passed beside its response, with the headers of the response', async () => {
    const response = new Response(null, { status: 404, headers: { 'content-type': 'text/html' } });
    const page = await finishPage(response, { html: `${text} €`, only: 'zstd' });
    expect(page).toMatchObject({ status: 404, headers: { 'content-type': 'text/html' } });
    expect(textsOf(page)).toEqual([['zstd', `${text} €`]]);
  });
});

describe('acceptedEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br, zstd;q=0', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', ''],
    ['identity', ''],
    ['', ''],
  ])('of %j is %j', (header, encoding) => {
    expect(acceptedEncoding(header, ENCODINGS_FOR_ONE)).toBe(encoding);
  });
});
