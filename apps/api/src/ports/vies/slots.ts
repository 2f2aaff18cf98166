/** Limits the concurrent work per key to `size`; other work waits in a queue. */
export class Slots {
  readonly #size: number;
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(size: number) {
    this.#size = size;
  }

  /** Runs `work` when a slot is free; an abort while waiting throws the signal's reason. */
  async run<Result>(key: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.#enter(key, signal);
    try {
      return await work();
    } finally {
      this.#leave(key);
    }
  }

  async #enter(key: string, signal: AbortSignal): Promise<void> {
    const running = this.#running.get(key) ?? 0;
    if (running < this.#size) {
      this.#running.set(key, running + 1);
      return;
    }
    const queue = this.#waiting.get(key) ?? [];
    this.#waiting.set(key, queue);
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        queue.splice(queue.indexOf(enter), 1);
        reject(signal.reason as Error);
      };
      queue.push(enter);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** Passes the slot to the next in the queue, or frees it. */
  #leave(key: string): void {
    const next = this.#waiting.get(key)?.shift();
    if (next) return next();
    const running = (this.#running.get(key) ?? 1) - 1;
    if (running > 0) this.#running.set(key, running);
    else this.#running.delete(key);
    this.#waiting.delete(key);
  }
}
