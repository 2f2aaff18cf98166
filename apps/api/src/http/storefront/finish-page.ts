import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

/** A page that is ready to be sent: in every encoding for many visitors, in the accepted one for a single visitor. */
export interface FinishedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: Buffer;
  /** The compressed bodies, best first; none for a small page. */
  readonly encoded: Readonly<Partial<Record<Encoding, Buffer>>>;
  readonly etag: string;
  /** Stored and shared between visitors; shared between concurrent requests only; or for one visitor. */
  readonly sharing: 'store' | 'once' | 'never';
}

/** Internal header with which the storefront permits storing (StorefrontBundle.handle). */
const STORE_HEADER = 'etalage-store';

/** Bytes below which a page is not compressed. */
const SMALLEST = 500;

/** For one visitor, best first: zstd gives the same size as brotli in half the time. */
export const ENCODINGS_FOR_ONE: readonly Encoding[] = ['zstd', 'br', 'gzip'];

interface Making {
  /** The page, when it is passed beside its response: reading it from a response costs as much as all other steps. */
  readonly html?: string | undefined;
  /** For one visitor, who accepts this encoding; '' for none. */
  readonly only?: Encoding | '';
}

/**
 * Reads a response of the storefront. A page for many visitors is compressed well, in the encodings that every browser
 * accepts; with `only` it is compressed fast, for one visitor and in that encoding, which takes half the time for 7 %
 * more bytes. Compression in this thread costs half of what passing the page to another thread does.
 */
export async function finishPage(response: Response, { html, only }: Making = {}): Promise<FinishedPage> {
  const body = html === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(html);
  const cookies = response.headers.getSetCookie();
  const sharing = cookies.length > 0 ? 'never' : sharingOf(response.headers.get(STORE_HEADER));
  const isShared = sharing === 'store';
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => name !== STORE_HEADER && name !== 'set-cookie'),
  );
  // Browsers revalidate stored pages at each visit, so that a publication is visible immediately; mostly with 304.
  headers['cache-control'] = isShared ? 'public, no-cache' : 'private, no-store';
  return {
    status: response.status,
    headers,
    cookies,
    body,
    encoded: encodedAs(body, only ?? 'all', isShared && only === undefined),
    etag: isShared ? `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` : '',
    sharing,
  };
}

function encodedAs(body: Buffer, wanted: Encoding | '' | 'all', isForMany: boolean): FinishedPage['encoded'] {
  if (body.length < SMALLEST || wanted === '') return {};
  if (wanted === 'zstd') return { zstd: zstdCompressSync(body, ZSTD_OPTIONS) };
  return {
    ...(wanted !== 'gzip' && { br: brotliCompressSync(body, brotliOptions(isForMany ? 5 : 2, body.length)) }),
    ...(wanted !== 'br' && { gzip: gzipSync(body, { level: isForMany ? 9 : 3 }) }),
  };
}

const ZSTD_OPTIONS = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };

function sharingOf(header: string | null): FinishedPage['sharing'] {
  return header === '1' ? 'store' : header === 'once' ? 'once' : 'never';
}

/** Quality 9 takes fifteen times as long as 5 and saves 2 %; a page needs no window of megabytes. */
function brotliOptions(quality: number, size: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  };
}
