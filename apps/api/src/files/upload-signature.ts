import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed address allows; all of these values are signed. */
export interface SignedAddress {
  readonly use: 'put' | 'get';
  readonly websiteId: string;
  readonly key: string;
  /** Content type that must be sent; '' for an address to read. */
  readonly contentType: string;
  /** Maximum number of bytes that may be sent; 0 for an address to read. */
  readonly most: number;
  /** Milliseconds since 1970 after which the address has expired. */
  readonly until: number;
}

/** Milliseconds that an address is valid. Uploads may have to wait for others of the same field and for a connection. */
export const ADDRESS_LIFETIMES = { put: 60 * 60_000, get: 10 * 60_000 } as const;

/** The query of a signed address: the signed values that are not in the path, and the signature. */
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
 * Checks the query of an address against its path; returns the signed values. `wrong` does not reveal which part is
 * wrong, and is checked before `expired`, so that only the holder of a correct address learns that it has expired.
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
  // JSON, so that the border between two values is unambiguous.
  const values = JSON.stringify([use, websiteId, key, contentType, most, until]);
  return createHmac('sha256', secret).update(values).digest('base64url');
}
