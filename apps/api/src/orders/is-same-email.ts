import { createHash, timingSafeEqual } from 'node:crypto';
import { normaliseEmail } from '@etalage/shop-domain';

/** Whether two addresses are the same; the duration of the comparison reveals nothing about them. */
export function isSameEmail(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(email: string): Buffer {
  return createHash('sha256').update(normaliseEmail(email)).digest();
}
