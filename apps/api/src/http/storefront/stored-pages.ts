import { LRUCache } from 'lru-cache';
import type { FinishedPage } from './finish-page.ts';
import { Generations } from './generations.ts';

const MEGABYTE = 1024 * 1024;

/** Stores rendered pages of all websites in memory, ready to send, until their website publishes. */
export class StoredPages {
  readonly #pages: LRUCache<string, FinishedPage>;
  readonly #rendering = new Map<string, Promise<FinishedPage>>();
  readonly #personal = new LRUCache<string, true>({ max: 5_000 });
  readonly #generations = new Generations();
  /** While it is false, nothing is stored or found, because publications would be missed. */
  isListening = false;

  constructor(megabytes = 64) {
    const sizeCalculation = ({ body, encoded }: FinishedPage) =>
      [body, ...Object.values(encoded)].reduce((size, { length }) => size + length, 1000);
    this.#pages = new LRUCache({ maxSize: megabytes * MEGABYTE, sizeCalculation });
  }

  /**
   * The stored page, or the result of `render`, which concurrent requests share. Undefined for an address with a different
   * page for each visitor, and while nothing is stored.
   */
  async find(
    websiteId: string,
    path: string,
    render: () => Promise<FinishedPage>,
  ): Promise<FinishedPage | undefined> {
    const key = this.#generations.key(websiteId, path);
    if (!this.isListening || this.#personal.has(key)) return undefined;
    const stored = this.#pages.get(key) ?? this.#rendering.get(key);
    const page = await (stored ?? this.#render(key, render));
    return page.sharing === 'never' ? undefined : page;
  }

  async #render(key: string, render: () => Promise<FinishedPage>): Promise<FinishedPage> {
    const rendering = render();
    this.#rendering.set(key, rendering);
    try {
      const page = await rendering;
      if (page.sharing === 'store') this.#pages.set(key, page);
      if (page.sharing === 'never') this.#personal.set(key, true);
      return page;
    } finally {
      this.#rendering.delete(key);
    }
  }

  /** Deletes the pages of one website. */
  drop(websiteId: string): void {
    this.#generations.next(websiteId);
  }

  dropAll(): void {
    this.#generations.nextOfAll();
    this.#pages.clear();
  }
}
