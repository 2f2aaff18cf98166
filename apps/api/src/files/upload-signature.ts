import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an address is good for; every part of it is signed. */
export interface SignedAddress {
  readonly use: 'put' | 'get';
  readonly websiteId: string;
  readonly key: string;
  /** Content type that must be sent; of a reading address empty. */
  readonly contentType: string;
  /** Most bytes that may be sent; of a reading address 0. */
  readonly most: number;
  /** Milliseconds since 1970 after which the address is worth nothing. */
  readonly until: number;
}

/** How long an address works: uploads may have to wait for others of the same field and for a connection. */
export const addressLife = { put: 60 * 60_000, get: 10 * 60_000 } as const;

/** The query of a signed address: what is signed beside the path, and the signature. */
export function signedQuery(address: SignedAddress, secret: string): string {
  const query = new URLSearchParams({
    until: String(address.until),
    signature: signatureOf(address, secret),
  });
  if (address.use === 'put') {
    query.set('type', address.contentType);
    query.set('most', String(address.most));
  }
  return query.toString();
}

/**
 * Checks a query against the path it came with. `wrong` says nothing about which part differs, and comes before
 * `expired`, so that only who had a good address is told that its time is over.
 */
export function checkSignature(
  { use, websiteId, key }: Pick<SignedAddress, 'use' | 'websiteId' | 'key'>,
  query: Readonly<Record<string, unknown>>,
  secret: string,
  now: number,
): SignedAddress | 'wrong' | 'expired' {
  const { until, signature, type = '', most = '0' } = query;
  if (typeof signature !== 'string' || typeof type !== 'string') return 'wrong';
  const address = {
    use,
    websiteId,
    key,
    contentType: type,
    most: Number(most),
    until: Number(until),
  };
  const expected = Buffer.from(signatureOf(address, secret));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'wrong';
  return address.until < now ? 'expired' : address;
}

function signatureOf(address: SignedAddress, secret: string): string {
  const { use, websiteId, key, contentType, most, until } = address;
  // As JSON: no value can reach into the next one.
  const words = JSON.stringify([use, websiteId, key, contentType, most, until]);
  return createHmac('sha256', secret).update(words).digest('base64url');
}
