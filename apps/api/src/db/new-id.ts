import { randomFillSync } from 'node:crypto';

const ALPHABET = '0123456789abcdefghijklmnopqrstuv';

/** Gives 16 random bytes at a time, of which nobody gets one again; asking for them one by one costs more than they do. */
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
 * Safe in urls, file names and SQL text; two never meet in practice, so no database round trip is needed.
 */
export function newId(): string {
  let bits = 0;
  let held = 0;
  let text = '';
  for (const byte of nextBytes()) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(held >>> bits) & 31];
    }
  }
  return text + ALPHABET[(held << (5 - bits)) & 31];
}
