/**
 * Names for what is kept of websites until their next publication. A name holds the generation of its website at the
 * moment of asking, so that what a publication overtook while it was made is never found again.
 */
export class Generations {
  readonly #generations = new Map<string, number>();
  #epoch = 0;

  /** The name of a thing of a website, as long as nothing is published. */
  key(websiteId: string, name: string): string {
    return `${this.#epoch} ${this.#generations.get(websiteId) ?? 0} ${websiteId} ${name}`;
  }

  /** A website was published. */
  next(websiteId: string): void {
    this.#generations.set(websiteId, (this.#generations.get(websiteId) ?? 0) + 1);
  }

  /** Any website may have been published. */
  nextOfAll(): void {
    this.#epoch += 1;
  }
}
