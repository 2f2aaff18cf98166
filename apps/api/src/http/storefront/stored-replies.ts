import { type CallEndpoint, type PageReply, resolvePage } from '@etalage/api-contract';
import { LRUCache } from 'lru-cache';
import { Generations } from './generations.ts';

type Kind = Extract<PageReply, { ok: true }>['data']['kind'];

/** Screens with parts of one visitor, which do not come with the page itself. */
const personal: ReadonlySet<Kind> = new Set(['cart', 'checkout', 'thankyou', 'search']);

/**
 * What addresses show, until their website publishes: for pages that are drawn anew for every visitor or question, such as
 * the checkout and a category with filters. Carts, orders and search results are not part of it, nor is anything behind
 * a password.
 */
export class StoredReplies {
  readonly #replies: LRUCache<string, PageReply>;
  readonly #generations = new Generations();
  /** While nobody tells about publications nothing is kept or found. */
  isListening = false;

  /** `characters` of JSON are kept at most; in memory each takes about two bytes. */
  constructor(characters = 16_000_000) {
    this.#replies = new LRUCache({
      maxSize: characters,
      sizeCalculation: (reply) => JSON.stringify(reply).length,
    });
  }

  /** The calls of one request to a website, of which those for its pages are answered from here when they can be. */
  answering(websiteId: string, call: CallEndpoint): CallEndpoint {
    return async (endpoint, request) => {
      // By path and not by object: the built storefront brings its own copy of the contracts.
      if (endpoint.path !== resolvePage.path) return call(endpoint, request);
      const { path, password } = request as unknown as { path: string; password?: string };
      if (password !== undefined) return call(endpoint, request);
      return (await this.#find(websiteId, path, () => call(resolvePage, { path }))) as never;
    };
  }

  async #find(websiteId: string, path: string, resolve: () => Promise<PageReply>): Promise<PageReply> {
    if (!this.isListening) return resolve();
    const key = this.#generations.key(websiteId, path);
    const kept = this.#replies.get(key);
    if (kept) return kept;
    const reply = await resolve();
    if (isForAll(reply)) this.#replies.set(key, deepFrozen(reply));
    return reply;
  }

  /** Forgets one website's replies. */
  drop(websiteId: string): void {
    this.#generations.next(websiteId);
  }

  dropAll(): void {
    this.#generations.nextOfAll();
    this.#replies.clear();
  }
}

/** Unknown addresses are without number, and would only push out what is there. */
function isForAll(reply: PageReply): boolean {
  return reply.ok && reply.data.status === 200 && (reply.data.cacheable || personal.has(reply.data.kind));
}

/** Many requests share it: a change by one of them would show to all. */
function deepFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFrozen(part);
  return Object.freeze(value);
}
