import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

/** A reply ready to be sent: in every encoding when it is for many visitors, else in the one that its visitor takes. */
export interface FinishedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: Buffer;
  /** The body as it is sent, best first; nothing of a page that is small. */
  readonly encoded: Readonly<Partial<Record<Encoding, Buffer>>>;
  readonly etag: string;
  /** May be kept and shown to anybody; shown to anybody who asks now; or of one visitor. */
  readonly sharing: 'store' | 'once' | 'never';
}

/** Internal header by which the storefront allows storing (StorefrontBundle.handle). */
const storeHeader = 'etalage-store';

/** Below this a page is sent as it is. */
const SMALLEST = 500;

/** For one visitor, best first: zstd makes of a page the same size as brotli does in half the time. */
export const encodingsForOne: readonly Encoding[] = ['zstd', 'br', 'gzip'];

interface Making {
  /** The page, where its text comes beside the reply: reading it out of one costs as much as all else here. */
  readonly html?: string | undefined;
  /** For one visitor, who takes this encoding. */
  readonly only?: Encoding | '';
}

/**
 * Reads a reply of the storefront. A page for many is compressed well, in the encodings that everybody takes; with `only`
 * it is made for one visitor, fast, and in that encoding alone. Compressing in this thread costs half of what handing it
 * over does. For one visitor half the time is worth 7 % more bytes.
 */
export async function finishPage(response: Response, { html, only }: Making = {}): Promise<FinishedPage> {
  const body = html === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(html);
  const cookies = response.headers.getSetCookie();
  const sharing = cookies.length > 0 ? 'never' : sharingOf(response.headers.get(storeHeader));
  const isShared = sharing === 'store';
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => name !== storeHeader && name !== 'set-cookie'),
  );
  // Stored pages are asked for again each time, so that a publication is seen at once; the answer is mostly 304.
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
  if (wanted === 'zstd') return { zstd: zstdCompressSync(body, zstdOptions) };
  return {
    ...(wanted !== 'gzip' && { br: brotliCompressSync(body, brotliOptions(isForMany ? 5 : 2, body.length)) }),
    ...(wanted !== 'br' && { gzip: gzipSync(body, { level: isForMany ? 9 : 3 }) }),
  };
}

const zstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };

function sharingOf(header: string | null): FinishedPage['sharing'] {
  return header === '1' ? 'store' : header === 'once' ? 'once' : 'never';
}

/** Quality 9 takes fifteen times as long as 5 for a page that is 2 % smaller; a page needs no window of megabytes. */
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
