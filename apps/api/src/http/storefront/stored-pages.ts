import { LRUCache } from 'lru-cache';
import type { FinishedPage } from './finished-page.ts';
import { Generations } from './generations.ts';

const MEGABYTE = 1024 * 1024;

/** Rendered pages of all websites in memory, ready to send, each until its website publishes. */
export class StoredPages {
  readonly #pages: LRUCache<string, FinishedPage>;
  readonly #rendering = new Map<string, Promise<FinishedPage>>();
  readonly #personal = new LRUCache<string, true>({ max: 5_000 });
  readonly #generations = new Generations();
  /** While nobody tells about publications nothing is kept or found. */
  isListening = false;

  constructor(megabytes = 64) {
    const sizeCalculation = ({ body, encoded }: FinishedPage) =>
      [body, ...Object.values(encoded)].reduce((size, { length }) => size + length, 1000);
    this.#pages = new LRUCache({ maxSize: megabytes * MEGABYTE, sizeCalculation });
  }

  /**
   * The stored page, or the one `render` makes; visitors who ask at the same time share one rendering. Undefined for an
   * address that shows each visitor something else, and while nothing is kept.
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

  /** Forgets one website's pages. */
  drop(websiteId: string): void {
    this.#generations.next(websiteId);
  }

  dropAll(): void {
    this.#generations.nextOfAll();
    this.#pages.clear();
  }
}
