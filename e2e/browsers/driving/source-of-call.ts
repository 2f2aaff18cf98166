type Outcome = { value?: unknown; error?: string };

/**
 * The code that runs a function in a browser and returns its outcome as JSON. The same for every browser, because each
 * reports results and errors in a way of its own.
 */
export function sourceOfCall(run: (argument: never) => unknown, argument: unknown): string {
  // Not as an expression, in which a key `__proto__` is no key.
  const json =
    argument === undefined ? 'undefined' : `JSON.parse(${JSON.stringify(JSON.stringify(argument))})`;
  return `(async () => {
    try {
      return JSON.stringify({ value: await (${run.toString()})(${json}) });
    } catch (error) {
      return JSON.stringify({ error: String(error?.name ?? 'Error') + ': ' + String(error?.message ?? error) });
    }
  })()`;
}

/** The result of a call. Throws the error of the browser, with its name. */
export function resultOfCall(outcome: string): unknown {
  const { value, error } = JSON.parse(outcome) as Outcome;
  if (error !== undefined) throw new Error(error);
  return value;
}
