import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a cookie or a mailed link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a secret, which the database stores instead of it. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
