import { join } from 'node:path';
import { commitNumber } from './commit-number.ts';
import { mutatedFiles, shareOf } from './mutated-files.ts';
import type { Step } from './run-step.ts';

interface Options {
  /** Random cases of each property test; the more, the longer it takes. */
  cases: number;
  /** The lowest score that a folder may have, in percent. */
  lowest: number;
}

const LIBRARY = 'libs/shop-domain';

/** Breaks the rules of the shop one by one, expects a failing test each time, and checks the score of each folder. */
export const mutationSteps = ({ cases, lowest }: Options): readonly Step[] => [
  mutationStep(cases, []),
  scoreStep(lowest, 'folders'),
];

/** The same for a quarter of the files, another one for another commit; checks the score of all together. */
export function mutationShareSteps(workspace: string, { cases, lowest }: Options): readonly Step[] {
  const files = shareOf(mutatedFiles(join(workspace, LIBRARY)), commitNumber(workspace), 4);
  return [mutationStep(cases, ['--mutate', files.join()]), scoreStep(lowest, 'together')];
}

const mutationStep = (cases: number, options: readonly string[]): Step => ({
  name: 'mutation',
  command: 'stryker',
  args: ['run', ...options],
  cwd: LIBRARY,
  env: { ETALAGE_DEEP: '', PROPERTY_CASES: String(cases) },
});

const scoreStep = (lowest: number, judged: 'folders' | 'together'): Step => ({
  name: 'mutation scores',
  command: process.execPath,
  args: ['tools/test/mutation-scores.mjs', String(lowest), judged],
});
