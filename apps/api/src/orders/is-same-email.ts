import { createHash, timingSafeEqual } from 'node:crypto';

/** An e-mail address as it is compared: without outer spaces, in lower case (ORD-07). */
export function normaliseEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

/** Whether two addresses are the same; the duration of the comparison reveals nothing about them. */
export function isSameEmail(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(email: string): Buffer {
  return createHash('sha256').update(normaliseEmail(email)).digest();
}
