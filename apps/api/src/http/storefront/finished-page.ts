import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A reply with its body in every encoding, ready to be sent many times. */
export interface FinishedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
  /** May be kept and shown to anybody; shown to anybody who asks now; or of one visitor. */
  readonly sharing: 'store' | 'once' | 'never';
}

/** Internal header by which the storefront allows storing (StorefrontBundle.handle). */
const storeHeader = 'etalage-store';
const nothing = Buffer.alloc(0);

/** Reads a reply of the storefront; shared ones are compressed well, once, personal ones fast. */
export async function finishPage(response: Response): Promise<FinishedPage> {
  const body = Buffer.from(await response.arrayBuffer());
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
    brotli: body.length < 500 ? nothing : await compressBrotli(body, brotliOptions(isShared ? 9 : 4)),
    gzip: body.length < 500 ? nothing : await compressGzip(body, { level: isShared ? 9 : 5 }),
    etag: isShared ? `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` : '',
    sharing,
  };
}

function sharingOf(header: string | null): FinishedPage['sharing'] {
  return header === '1' ? 'store' : header === 'once' ? 'once' : 'never';
}

function brotliOptions(quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  };
}
