import { nxStep } from './nx-step.ts';
import type { Step, StepResult } from './run-step.ts';

/** Groups of projects whose tests run one after the other; the longest groups come first. */
const GROUPS = [
  { name: 'tests of the server', projects: ['@etalage/api'] },
  { name: 'tests of the rules of the shop', projects: ['@etalage/shop-domain'] },
  { name: 'tests of the tools', projects: ['@etalage/tools'] },
  { name: 'tests of blocks and forms', projects: ['@etalage/blocks', '@etalage/form-engine'] },
  { name: 'tests of the dashboard and the demo shop', projects: ['@etalage/dashboard', '@etalage/demo'] },
];

/**
 * Runs the tests of all projects in two lanes, and returns whether all passed. Each lane starts the next group when its
 * own group is finished, so that two processors are in use until the end.
 * @param deep Whether results in the cache are ignored.
 * @param before What each lane does before its first group, on one processor; the output of the second one is buffered.
 */
export async function runUnitTests(
  run: (step: Step) => Promise<StepResult>,
  deep: boolean,
  before: readonly [() => Promise<void>, () => Promise<void>],
): Promise<boolean> {
  const waiting = unitTestSteps(deep ? ['--skip-nx-cache'] : []);
  const results: StepResult[] = [];
  const runLane = async (prepare: () => Promise<void>, isHeld: boolean) => {
    await prepare();
    for (let step = waiting.shift(); step; step = waiting.shift())
      results.push(await run({ ...step, isHeld }));
  };
  // The output of one lane is buffered, so that the lines of two groups are not mixed.
  await Promise.all([runLane(before[0], false), runLane(before[1], true)]);
  return results.every(({ passed }) => passed);
}

/** One step per group, and a last one for all projects of no group. */
function unitTestSteps(options: readonly string[]): Step[] {
  const grouped = GROUPS.flatMap(({ projects }) => projects);
  const test = (name: string, selection: string) =>
    nxStep(name, 'test', selection, '--parallel=1', ...options);
  return [
    ...GROUPS.map(({ name, projects }) => test(name, `--projects=${projects.join(',')}`)),
    test('other tests', `--exclude=${grouped.join(',')}`),
  ];
}
