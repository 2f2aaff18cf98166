import { createHash, timingSafeEqual } from 'node:crypto';
import { normaliseEmail } from '@etalage/shop-domain';

/**
 * Whether what was typed is the address of a purchase. Nothing opens one that does not exist, or of which the address was
 * erased; both are compared all the same, so that the duration reveals nothing.
 */
export function isOwnEmail(typed: string, stored: string | undefined): boolean {
  const isSame = timingSafeEqual(digest(typed), digest(stored ?? ''));
  return isSame && stored !== undefined && stored !== '';
}

function digest(email: string): Buffer {
  return createHash('sha256').update(normaliseEmail(email)).digest();
}
