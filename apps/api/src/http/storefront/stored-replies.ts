import { type CallEndpoint, type PageReply, resolvePage, search } from '@etalage/api-contract';
import { LRUCache } from 'lru-cache';
import { Generations } from './generations.ts';

type Reply = { readonly ok: boolean };
type Request = Readonly<Record<string, unknown>>;

/** One kind of call that is kept. */
interface Kept {
  readonly replies: LRUCache<string, Reply>;
  /** What its reply depends on beside the website; undefined when it is not to be kept. */
  nameOf(request: Request): string | undefined;
  isForAll(reply: Reply): boolean;
}

/**
 * What addresses show, until their website publishes: for pages that are drawn anew for every visitor or question, such as
 * the checkout and a category with filters, whose products are kept too. Carts, orders and what is found by words are not
 * part of it, nor is anything behind a password.
 */
export class StoredReplies {
  /** By path and not by object: the built storefront brings its own copy of the contracts. */
  readonly #kept: ReadonlyMap<string, Kept>;
  readonly #generations = new Generations();
  /** While nobody tells about publications nothing is kept or found. */
  isListening = false;

  /** `characters` of JSON are kept at most, and half as many of categories; in memory each takes about two bytes. */
  constructor(characters = 16_000_000) {
    this.#kept = new Map<string, Kept>([
      [
        resolvePage.path,
        {
          replies: boundedBy(characters),
          nameOf: ({ path, password }) => (password === undefined ? String(path) : undefined),
          isForAll: (reply) => isPageForAll(reply as PageReply),
        },
      ],
      [
        search.path,
        {
          // Apart from pages: filters can be put together without end, and would push those out.
          replies: boundedBy(characters / 2),
          nameOf: (request) => (request['query'] === '' ? JSON.stringify(request) : undefined),
          isForAll: ({ ok }) => ok,
        },
      ],
    ]);
  }

  /** The calls of one request to a website, of which those for pages and categories are answered from here when they can be. */
  answering(websiteId: string, call: CallEndpoint): CallEndpoint {
    return async (endpoint, request) => {
      const kept = this.#kept.get(endpoint.path);
      const name = kept?.nameOf(request);
      if (!kept || name === undefined || !this.isListening) return call(endpoint, request);
      const key = this.#generations.key(websiteId, name);
      const known = kept.replies.get(key);
      if (known) return known as never;
      const reply = await call(endpoint, request);
      if (kept.isForAll(reply)) kept.replies.set(key, deepFrozen(reply));
      return reply;
    };
  }

  /** Forgets one website's replies. */
  drop(websiteId: string): void {
    this.#generations.next(websiteId);
  }

  dropAll(): void {
    this.#generations.nextOfAll();
    for (const { replies } of this.#kept.values()) replies.clear();
  }
}

function boundedBy(characters: number): LRUCache<string, Reply> {
  return new LRUCache({
    maxSize: characters,
    sizeCalculation: (reply) => JSON.stringify(reply).length,
  });
}

/** Unknown addresses are without number, and would only push out what is there. */
function isPageForAll(reply: PageReply): boolean {
  return reply.ok && reply.data.status === 200 && (reply.data.cacheable || personal.has(reply.data.kind));
}

/** Screens with parts of one visitor, which do not come with the page itself. */
const personal: ReadonlySet<Extract<PageReply, { ok: true }>['data']['kind']> = new Set([
  'cart',
  'checkout',
  'thankyou',
  'search',
]);

/** Many requests share it: a change by one of them would show to all. */
function deepFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFrozen(part);
  return Object.freeze(value);
}
