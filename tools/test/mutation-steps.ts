import type { Step } from './run-step.ts';

interface Options {
  /** Random cases of each property test; the more, the longer it takes. */
  cases: number;
  /** The lowest score that a folder may have, in percent. */
  lowest: number;
}

/** Breaks the rules of the shop one by one, expects a failing test each time, and checks the score of each folder. */
export const mutationSteps = ({ cases, lowest }: Options): readonly Step[] => [
  {
    name: 'mutation',
    command: 'stryker',
    args: ['run'],
    cwd: 'libs/shop-domain',
    env: { ETALAGE_DEEP: '', PROPERTY_CASES: String(cases) },
  },
  {
    name: 'mutation scores',
    command: process.execPath,
    args: ['tools/test/mutation-scores.mjs', String(lowest)],
  },
];
