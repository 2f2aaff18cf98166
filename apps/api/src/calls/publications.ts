/** Those in this process who keep what a publication changes, such as rendered pages. */
export class Publications {
  readonly #keepers = new Set<() => Promise<void>>();

  /** Adds a keeper: `catchUp` ends when it has dropped what was committed before. Answers how to leave. */
  join(catchUp: () => Promise<void>): () => void {
    this.#keepers.add(catchUp);
    return () => void this.#keepers.delete(catchUp);
  }

  /**
   * Ends when nobody in this process shows what was there before a commit. Whoever publishes waits for it before
   * answering, so that the very next visitor sees the change; other processes hear of it a moment later.
   */
  async caughtUp(): Promise<void> {
    await Promise.all([...this.#keepers].map((catchUp) => catchUp()));
  }
}
