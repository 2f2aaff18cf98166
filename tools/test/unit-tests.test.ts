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

it('runs two groups at a time, the server first, and every project in one group', async () => {
  const { run, started, seen } = recorder();
  expect(await runUnitTests(run, false)).toBe(true);
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
  await runUnitTests(run, false);
  expect(started.slice(0, 2).map(({ isHeld }) => isHeld)).toEqual([true, false]);
});

it('runs all groups when one fails, and reports the failure', async () => {
  const { run, started } = recorder('tests of the tools');
  expect(await runUnitTests(run, false)).toBe(false);
  expect(started.map(({ name }) => name)).toContain('other tests');
});

it('ignores the cache in a deep run', async () => {
  const { run, started } = recorder();
  await runUnitTests(run, true);
  for (const { args } of started) expect(args).toContain('--skip-nx-cache');
});
