export interface KeyTimes {
  readonly name: string;
  /** Milliseconds. */
  readonly times: readonly number[];
}

const at = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(part * (times.length - 1))] ?? NaN;

/** The times of each input, and how many times those of the first one, and of a bare one in the same page, they are. */
export function tableOfKeys(all: readonly KeyTimes[]): string {
  const reference = at(all[0]?.times ?? [], 0.5);
  let samePage = reference;
  const rows = all.map(({ name, times }) => {
    const median = at(times, 0.5);
    if (name.includes('bare input')) samePage = median;
    const spread = `[${at(times, 0.25).toFixed(1)}–${at(times, 0.75).toFixed(1)}]`;
    return `| ${name} | ${median.toFixed(1)} ms ${spread} | ${(median / reference).toFixed(2)} × | ${(median / samePage).toFixed(2)} × |`;
  });
  return [
    '| Input | Key | Times the bare input | Times one in the same page |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
