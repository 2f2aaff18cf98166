import { randomFillSync } from 'node:crypto';

const ALPHABET = '0123456789abcdefghijklmnopqrstuv';

/** A source of 16 random bytes per call, each used once; generated in batches, because single calls are slower. */
function randomBytesInAdvance(): () => Buffer {
  const pool = Buffer.alloc(4096);
  let used = pool.length;
  return () => {
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    used += 16;
    return pool.subarray(used - 16, used);
  };
}

const nextBytes = randomBytesInAdvance();

/**
 * A new opaque id or token: 128 random bits as 26 lower-case characters (0-9, a-v).
 * Safe in urls, file names and SQL text; collisions do not occur in practice, so no database round trip is needed.
 */
export function newId(): string {
  let bits = 0;
  let buffer = 0;
  let text = '';
  for (const byte of nextBytes()) {
    buffer = (buffer << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(buffer >>> bits) & 31];
    }
  }
  return text + ALPHABET[(buffer << (5 - bits)) & 31];
}
