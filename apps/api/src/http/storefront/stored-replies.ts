import { type CallEndpoint, type PageReply, resolvePage, search } from '@etalage/api-contract';
import { deepFrozen } from '@etalage/site-model';
import { LRUCache } from 'lru-cache';
import { Generations } from './generations.ts';

type Reply = { readonly ok: boolean };
type Request = Readonly<Record<string, unknown>>;

/** One kind of call of which replies are stored. */
interface StoredKind {
  readonly replies: LRUCache<string, Reply>;
  /** What the reply depends on besides the website; undefined when it must not be stored. */
  nameOf(request: Request): string | undefined;
  isForAll(reply: Reply): boolean;
}

/**
 * Stores the content of addresses in memory until their website publishes, for pages that are rendered for each visitor or
 * query, such as the checkout and a category with filters, whose products are stored too. Carts, orders, results of a
 * search by text and protected content are not stored.
 */
export class StoredReplies {
  /** By path and not by endpoint, because the built storefront has its own copy of the contracts. */
  readonly #kinds: ReadonlyMap<string, StoredKind>;
  readonly #generations = new Generations();
  /** While it is false, nothing is stored or found, because publications would be missed. */
  isListening = false;

  /** Stores at most `characters` of JSON, and half as many of categories; each takes about two bytes of memory. */
  constructor(characters = 16_000_000) {
    this.#kinds = new Map<string, StoredKind>([
      [
        resolvePage.path,
        {
          replies: limitedTo(characters),
          nameOf: ({ path, password }) => (password === undefined ? String(path) : undefined),
          isForAll: (reply) => isPageForAll(reply as PageReply),
        },
      ],
      [
        search.path,
        {
          // Separate from pages: the unlimited combinations of filters would remove them.
          replies: limitedTo(characters / 2),
          nameOf: (request) => (request['query'] === '' ? JSON.stringify(request) : undefined),
          isForAll: ({ ok }) => ok,
        },
      ],
    ]);
  }

  /** The calls of one request to a website; those for pages and categories return the stored reply when there is one. */
  answering(websiteId: string, call: CallEndpoint): CallEndpoint {
    return async (endpoint, request) => {
      const kind = this.#kinds.get(endpoint.path);
      const name = kind?.nameOf(request);
      if (!kind || name === undefined || !this.isListening) return call(endpoint, request);
      const key = this.#generations.key(websiteId, name);
      const known = kind.replies.get(key);
      if (known) return known as never;
      const reply = await call(endpoint, request);
      if (kind.isForAll(reply)) kind.replies.set(key, deepFrozen(reply));
      return reply;
    };
  }

  /** Deletes the replies of one website. */
  drop(websiteId: string): void {
    this.#generations.next(websiteId);
  }

  dropAll(): void {
    this.#generations.nextOfAll();
    for (const { replies } of this.#kinds.values()) replies.clear();
  }
}

function limitedTo(characters: number): LRUCache<string, Reply> {
  return new LRUCache({
    maxSize: characters,
    sizeCalculation: (reply) => JSON.stringify(reply).length,
  });
}

/** Whether a page is stored. Unknown addresses are not, because their unlimited number would remove the others. */
function isPageForAll(reply: PageReply): boolean {
  return (
    reply.ok && reply.data.status === 200 && (reply.data.cacheable || PERSONAL_KINDS.has(reply.data.kind))
  );
}

/** Pages whose personal parts are fetched separately. */
const PERSONAL_KINDS: ReadonlySet<Extract<PageReply, { ok: true }>['data']['kind']> = new Set([
  'cart',
  'checkout',
  'thankyou',
  'withdrawal',
  'accessibility',
  'search',
]);
