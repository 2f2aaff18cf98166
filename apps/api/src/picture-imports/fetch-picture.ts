import type { IncomingMessage } from 'node:http';
import { checkAddress, isUsualPort } from './check-address.ts';
import { checkedLookup, checkLiteral, type Resolve, resolveHost } from './checked-lookup.ts';
import { fetchFailure, statusRefusal } from './fetch-failure.ts';
import { PictureRefused } from './picture-refused.ts';
import { isPublicAddress } from '../ports/outgoing/public-address.ts';
import { requestPicture } from './request-picture.ts';

/** Maximum number of bytes of a picture, and of redirects on the way to it. */
export const MAX_PICTURE_BYTES = 20 * 1024 ** 2;
const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

export interface FetchOptions {
  /** Which addresses, ports and lookups are used instead of the public ones; for tests. */
  readonly allow?: (ip: string) => boolean;
  readonly allowsPort?: (port: number) => boolean;
  readonly resolve?: Resolve;
  /** Milliseconds to connect, and for everything together. */
  readonly connectWithin?: number;
  readonly endWithin?: number;
  readonly signal?: AbortSignal;
}

export interface FetchedPicture {
  readonly bytes: Buffer;
  /** The last part of the address, as a name of a file. */
  readonly name: string;
}

/**
 * Fetches the bytes at an address on the public internet, whatever they are: they are untrusted, and checked when they are
 * stored. Every address on the way is checked when it is connected to. Throws `PictureRefused`.
 */
export async function fetchPicture(address: string, options: FetchOptions = {}): Promise<FetchedPicture> {
  const { allow = isPublicAddress, resolve = resolveHost, allowsPort = isUsualPort } = options;
  const { connectWithin = 5_000, endWithin = 20_000, signal: stop } = options;
  const deadline = AbortSignal.timeout(endWithin);
  const signal = stop ? AbortSignal.any([deadline, stop]) : deadline;
  const request = { lookup: checkedLookup(resolve, allow), allow, connectWithin, signal };
  const first = checkAddress(address, allowsPort);
  try {
    let url = first;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      checkLiteral(url, allow);
      const reply = await requestPicture(url, request);
      const { location } = reply.headers;
      if (!REDIRECTS.includes(reply.statusCode ?? 0) || !location) {
        return { bytes: await readAll(reply), name: nameIn(first) };
      }
      reply.destroy();
      url = checkAddress(location, allowsPort, url);
    }
    throw new PictureRefused('picture_import_redirects');
  } catch (error) {
    throw stop?.aborted ? error : fetchFailure(error, deadline);
  }
}

/** The bytes of a reply, counted as they arrive. */
async function readAll(reply: IncomingMessage): Promise<Buffer> {
  const refusal = statusRefusal(reply.statusCode ?? 0);
  if (refusal) {
    reply.destroy();
    throw refusal;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop destroys the reply.
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_PICTURE_BYTES) throw new PictureRefused('picture_import_size');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function nameIn({ pathname }: URL): string {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
