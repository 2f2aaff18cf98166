/** The caches in this process that a publication invalidates, such as rendered pages. */
export class Publications {
  readonly #keepers = new Set<() => Promise<void>>();

  /** Adds a cache: `catchUp` resolves when it has dropped outdated entries. Returns the function that removes it. */
  join(catchUp: () => Promise<void>): () => void {
    this.#keepers.add(catchUp);
    return () => void this.#keepers.delete(catchUp);
  }

  /**
   * Resolves when no cache in this process contains data from before a commit. A publication awaits it before it
   * responds, so that the next visitor sees the change; other processes are notified a moment later.
   */
  async caughtUp(): Promise<void> {
    await Promise.all([...this.#keepers].map((catchUp) => catchUp()));
  }
}
