/** Runs work in turn. */
export type TakeTurns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets at most `places` pieces of work run at a time; the others wait in line, first come first served. */
export function takeTurns(places: number): TakeTurns {
  const line: (() => void)[] = [];
  let free = places;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => line.push(go));
    try {
      return await work();
    } finally {
      // The place goes to the next in line without ever being free.
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
