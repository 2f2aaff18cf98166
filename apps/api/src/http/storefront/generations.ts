/**
 * Cache keys for entries that are valid until the next publication of their website. A key contains the generation of the
 * website at the time of the request, so an entry that was made during a publication is never found again.
 */
export class Generations {
  readonly #generations = new Map<string, number>();
  #epoch = 0;

  /** The key of an entry of a website; it changes with each publication. */
  key(websiteId: string, name: string): string {
    return `${this.#epoch} ${this.#generations.get(websiteId) ?? 0} ${websiteId} ${name}`;
  }

  /** Invalidates the keys of a website that was published. */
  next(websiteId: string): void {
    this.#generations.set(websiteId, (this.#generations.get(websiteId) ?? 0) + 1);
  }

  /** Invalidates all keys, because any website may have been published. */
  nextOfAll(): void {
    this.#epoch += 1;
  }
}
