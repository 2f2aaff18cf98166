/** Runs work with a limit on concurrency. */
export type TakeTurns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs at most `places` pieces of work at a time; the others wait in a first-in first-out queue. */
export function takeTurns(places: number): TakeTurns {
  const line: (() => void)[] = [];
  let free = places;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => line.push(go));
    try {
      return await work();
    } finally {
      // The place is passed to the next in the queue without becoming free.
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
