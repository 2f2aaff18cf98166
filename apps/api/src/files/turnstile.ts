/**
 * Lets a few through at a time; who asks for something that is under way waits for that. Used where many visitors want
 * the same costly thing at once.
 */
export function turnstile(
  atOnce: number,
): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const underway = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let free = atOnce;

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
    const known = underway.get(key) as Promise<Result> | undefined;
    if (known) return known;
    const run = (async () => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
        underway.delete(key);
      }
    })();
    underway.set(key, run);
    return run;
  };
}
