import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { AppDatabase } from '../db/database.ts';
import { ApiError } from './api-error.ts';
import { isStorageFull } from './is-storage-full.ts';
import {
  type EndpointName,
  type RateLimit,
  type RateLimitName,
  type RateLimits,
  defaultRateLimits,
  limitsOfEndpoint,
} from './rate-limits.ts';

/** A call that was counted; taken back when the call is refused, if its limit is one of calls that are done. */
export interface CountedCall {
  readonly hash: string;
  /** Seconds between two calls once the limit is reached. */
  readonly spacing: number;
  readonly isOfDone: boolean;
}

/** Most refusals that a process remembers. */
const MAX_REMEMBERED = 10_000;

/**
 * Counts calls against the limits, in the database: a limit holds over all processes together. A refusal is remembered for
 * a moment, so that a caller who goes on regardless costs this process a look-up and the database nothing.
 */
export class RateLimiter {
  readonly #db: AppDatabase;
  readonly #limits: RateLimits;

  /** When the wait of a refused call ends, by the hashes of its counters; in milliseconds of `performance.now`. */
  readonly #refused: LRUCache<string, number> | undefined;

  /** `memory`: milliseconds that a refusal is remembered; 0 asks the database about every call. */
  constructor(db: AppDatabase, limits: Partial<RateLimits> = {}, memory = 1000) {
    this.#db = db;
    this.#limits = { ...defaultRateLimits, ...limits };
    this.#refused = memory > 0 ? new LRUCache({ max: MAX_REMEMBERED, ttl: memory }) : undefined;
  }

  /** Returns the seconds until this limit allows `key` again; 0 means that the call is counted and allowed. */
  async hit(name: RateLimitName, key: string): Promise<number> {
    return this.#count([countedCall(name, this.#limits[name], key)], [this.#limits[name].seconds]);
  }

  /**
   * Counts a call of an endpoint against all its limits of one kind. Throws `rate_limited` with the longest wait when one
   * of them is reached; none is counted then.
   */
  async count(endpoint: EndpointName, per: RateLimit['per'], key: string): Promise<CountedCall[]> {
    const names = (limitsOfEndpoint[endpoint] ?? []).filter((name) => this.#limits[name].per === per);
    if (names.length === 0) return [];
    const calls = names.map((name) => countedCall(name, this.#limits[name], key));
    const wait = await this.#count(
      calls,
      names.map((name) => this.#limits[name].seconds),
    );
    if (wait > 0) throw new ApiError('rate_limited', undefined, { retryAfter: wait });
    return calls;
  }

  /** Takes back what a refused call counted against limits of calls that are done. */
  async takeBack(calls: readonly CountedCall[]): Promise<void> {
    const undone = calls.filter(({ isOfDone }) => isOfDone);
    if (undone.length === 0) return;
    await sql`select undo_calls(${hashesOf(undone)}, ${spacingsOf(undone)})`.execute(this.#db.global);
  }

  async #count(calls: readonly CountedCall[], rooms: readonly number[]): Promise<number> {
    const key = hashesOf(calls).join();
    const left = (this.#refused?.get(key) ?? 0) - performance.now();
    if (left > 0) return Math.ceil(left / 1000);
    const wait = await this.#countStored(calls, rooms);
    if (wait > 0) this.#refused?.set(key, performance.now() + wait * 1000);
    return wait;
  }

  async #countStored(calls: readonly CountedCall[], rooms: readonly number[]): Promise<number> {
    const { rows } = await sql<{ wait: number }>`
      select count_calls(${hashesOf(calls)}, ${spacingsOf(calls)}, ${rooms}) as wait`
      .execute(this.#db.global)
      .catch((error: unknown) => {
        // A full disk must not stop visitors from searching; what they cannot store is refused where it is stored.
        if (isStorageFull(error)) return { rows: [] };
        throw error;
      });
    return Math.ceil(rows[0]?.wait ?? 0);
  }
}

/** The database stores no address and no token, only hashes. */
function countedCall(name: RateLimitName, limit: RateLimit, key: string): CountedCall {
  return {
    hash: createHash('sha256').update(`${name}:${key}`).digest('hex'),
    spacing: limit.seconds / limit.limit,
    isOfDone: limit.isOfDone ?? false,
  };
}

function hashesOf(calls: readonly CountedCall[]): string[] {
  return calls.map(({ hash }) => hash);
}

function spacingsOf(calls: readonly CountedCall[]): number[] {
  return calls.map(({ spacing }) => spacing);
}
