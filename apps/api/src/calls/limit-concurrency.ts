/** Thrown to a call for which the queue has no place. */
export class QueueFullError extends Error {}

/**
 * A function that runs at most `limit` pieces of work together and queues the others. A call with a key whose work is queued or
 * running gets the promise of that work. At most `places` pieces wait; more throw a `QueueFullError`. For expensive work that many visitors request
 * together.
 */
export function limitConcurrency(
  limit: number,
  places = Infinity,
): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let free = limit;

  const enter = async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return <Result>(key: string, work: () => Promise<Result>) => {
    const known = running.get(key) as Promise<Result> | undefined;
    if (known) return known;
    if (free === 0 && waiting.length >= places) return Promise.reject(new QueueFullError('no place to wait'));
    const run = (async () => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
        running.delete(key);
      }
    })();
    running.set(key, run);
    return run;
  };
}
