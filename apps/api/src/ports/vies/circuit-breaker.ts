/** Circuit breaker per key: visitors do not wait for a service that does not respond. */
export class CircuitBreaker {
  readonly #failures = new Map<string, { count: number; openUntil: number }>();
  readonly #threshold: number;
  readonly #pause: number;
  readonly #now: () => number;

  /** Opens after `threshold` consecutive failures, for `pause` milliseconds; then one call is tried. */
  constructor(threshold: number, pause: number, now: () => number = Date.now) {
    this.#threshold = threshold;
    this.#pause = pause;
    this.#now = now;
  }

  isOpen(key: string): boolean {
    return (this.#failures.get(key)?.openUntil ?? 0) > this.#now();
  }

  record(key: string, succeeded: boolean): void {
    if (succeeded) {
      this.#failures.delete(key);
      return;
    }
    const count = (this.#failures.get(key)?.count ?? 0) + 1;
    const openUntil = count >= this.#threshold ? this.#now() + this.#pause : 0;
    this.#failures.set(key, { count, openUntil });
  }
}
