import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Counts calls per key in a sliding window, in this process. Keys are stored only as salted hashes. */
export class SlidingWindows {
  readonly #salt = randomBytes(16);
  readonly #hits: LRUCache<string, number[]>;

  constructor(maxKeys = 50_000) {
    this.#hits = new LRUCache({ max: maxKeys });
  }

  /**
   * Counts a call and returns 0, or counts nothing and returns the seconds to wait when there were `limit` calls in the
   * last `seconds`. `now` is in milliseconds.
   */
  hit(key: string, limit: number, seconds: number, now: number): number {
    const hashed = createHash('sha256').update(this.#salt).update(key).digest('base64url');
    const start = now - seconds * 1000;
    const hits = this.#hits.get(hashed) ?? [];
    while (hits[0] !== undefined && hits[0] <= start) hits.shift();
    const blocking = hits.length < limit ? undefined : hits[hits.length - limit];
    if (blocking === undefined) hits.push(now);
    this.#hits.set(hashed, hits);
    return blocking === undefined ? 0 : Math.max(1, Math.ceil((blocking - start) / 1000));
  }
}
