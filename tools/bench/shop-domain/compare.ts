export const ROUNDS = 31;
export const CALLS = 2_000;

/** Median times of a rule and of a clone of its input in microseconds per call, and the ratio of their rates. */
export interface Comparison {
  own: number;
  clone: number;
  ratio: number;
  /** 90 % of the rounds are between these ratios. */
  spread: readonly [number, number];
}

/**
 * Processor time of one call in microseconds, so that other work on the machine has as little influence as possible.
 */
function timeOf(call: () => unknown): number {
  const before = process.cpuUsage().user;
  for (let at = 0; at < CALLS; at += 1) call();
  return (process.cpuUsage().user - before) / CALLS;
}

/** Times a rule and `JSON.parse(JSON.stringify(input))` in turn; the first rounds are warm-up only. */
export function compare(rule: () => unknown, input: unknown): Comparison {
  const rounds = Array.from({ length: ROUNDS + 5 }, () => {
    const own = timeOf(rule);
    const clone = timeOf(() => JSON.parse(JSON.stringify(input)) as unknown);
    return { own, clone, ratio: clone / own };
  }).slice(5);
  const sorted = (of: 'own' | 'clone' | 'ratio') => rounds.map((round) => round[of]).sort((a, b) => a - b);
  const at = (of: 'own' | 'clone' | 'ratio', position: number) => sorted(of).at(position) ?? NaN;
  const middle = ROUNDS >> 1;
  return {
    own: at('own', middle),
    clone: at('clone', middle),
    ratio: at('ratio', middle),
    spread: [at('ratio', 3), at('ratio', -4)],
  };
}
