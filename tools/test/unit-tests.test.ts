import { expect, it } from 'vitest';
import type { Step, StepResult } from './run-step.ts';
import { runUnitTests } from './unit-tests.ts';

/** Records the steps and how many of them run at the same time; one step fails. */
function recorder(failing?: string) {
  const started: Step[] = [];
  const seen = { running: 0, most: 0 };
  const run = async (step: Step): Promise<StepResult> => {
    started.push(step);
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    seen.running -= 1;
    return { name: step.name, passed: step.name !== failing };
  };
  return { run, started, seen };
}

const nothing = async () => {};
const before = [nothing, nothing] as const;

it('runs two groups at a time, the server first, and every project in one group', async () => {
  const { run, started, seen } = recorder();
  expect(await runUnitTests(run, false, before)).toBe(true);
  expect(started[0]?.name).toBe('tests of the server');
  expect(seen.most).toBe(2);
  const selections = started.map(({ args }) =>
    args.filter((arg) => /^--(projects|exclude)=/.test(arg)).join(),
  );
  const grouped = selections.slice(0, -1).map((selection) => selection.replace('--projects=', ''));
  expect(selections.at(-1)).toBe(`--exclude=${grouped.join()}`);
});

it('buffers the output of one of two groups that run together', async () => {
  const { run, started } = recorder();
  await runUnitTests(run, false, before);
  expect(started.slice(0, 2).map(({ isHeld }) => isHeld)).toEqual([false, true]);
});

it('runs all groups when one fails, and reports the failure', async () => {
  const { run, started } = recorder('tests of the tools');
  expect(await runUnitTests(run, false, before)).toBe(false);
  expect(started.map(({ name }) => name)).toContain('other tests');
});

it('ignores the cache in a deep run', async () => {
  const { run, started } = recorder();
  await runUnitTests(run, true, before);
  for (const { args } of started) expect(args).toContain('--skip-nx-cache');
});

it('starts the groups of a lane when its preparation is finished, and those of the other lane meanwhile', async () => {
  const { run, started } = recorder();
  let startedMeanwhile = 0;
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 12));
    startedMeanwhile = started.length;
  };
  await runUnitTests(run, false, [nothing, slow]);
  expect(startedMeanwhile).toBeGreaterThan(0);
  expect(startedMeanwhile).toBeLessThan(started.length);
});
