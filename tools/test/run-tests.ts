import { join } from 'node:path';
import { commitNumber } from './commit-number.ts';
import { ensureChromium } from './ensure-chromium.mjs';
import { installed } from './installed.ts';
import { lintStep, projectGraphStep, routeTypesStep, typesStep } from './lint-steps.ts';
import { mutationShareSteps } from './mutation-steps.ts';
import { nxStep } from './nx-step.ts';
import { runBrowsers } from './run-browsers.ts';
import { runStep, type Step, type StepResult } from './run-step.ts';
import { type Counts, countsOfStep, sumOf } from './test-counts.ts';
import { PLAYWRIGHT_REPORT, removeReports, reportedCounts, vitestCounts } from './test-reports.ts';
import { runUnitTests } from './unit-tests.ts';

const script = (name: string, path: string, ...args: string[]): Step => ({
  name,
  command: 'node',
  args: [path, ...args],
});

export const checkSteps: readonly Step[] = [
  script('documentation', 'tools/check-docs/check-docs.mjs'),
  script('file names', 'tools/check-names/check-names.mjs'),
  script('floors', 'tools/floors/floors.mjs', '--errors'),
  script('texts', 'tools/check-texts/check-texts.mjs'),
  script('requirements', 'tools/requirements/requirements.mjs', '--errors'),
];

const formatStep: Step = {
  name: 'format',
  command: 'oxfmt',
  args: ['--check'],
};

/** Thousands of runs, so with few random cases; these find fewer of the changes than those of the long run. */
const fewCases = { cases: 200, lowest: 90 };

/** Runs every step, also after a failed one, so that one run shows all problems. */
export async function runTests(workspace: string, { deep }: { deep: boolean }): Promise<Counts> {
  const env: Record<string, string> = deep ? { ETALAGE_DEEP: '1' } : {};
  const run = (step: Step) => runStep(workspace, { ...step, env: { ...env, ...step.env } });
  const results: StepResult[] = [];
  const check = async (step: Step) => {
    const result = await run(step);
    results.push(result);
    return result.passed;
  };
  removeReports(workspace);

  // Lint reads the project graph, types read the generated types of routes. Types use two processors, so they run alone.
  await check(projectGraphStep);
  await check(routeTypesStep);
  await check(typesStep());
  let built = false;
  const passed = await runUnitTests(run, deep, [
    async () => void (built = await checkAndBuild(check)),
    async () => void (await check({ ...lintStep(), isHeld: true })),
  ]);
  const counts = [countsOfStep(passed, vitestCounts(workspace))];

  if (built) counts.push(await runJourneys(workspace, run));
  else console.log('\nNo journeys and no bundle guard: there is no build.');

  if (deep && built) counts.push(await runBrowsers(workspace, run));
  if (deep) for (const step of mutationShareSteps(workspace, fewCases)) await check(step);

  for (const { name } of results.filter(({ passed }) => !passed)) console.log(`✘ ${name}`);
  const checks = results.map(({ passed }) => ({ passed: Number(passed), failed: Number(!passed) }));
  return sumOf([...checks, ...counts]);
}

/**
 * The steps that need no types: format, texts and similar checks, and the build with its guard. Returns whether there
 * is a build.
 */
async function checkAndBuild(check: (step: Step) => Promise<boolean>): Promise<boolean> {
  for (const step of [formatStep, ...checkSteps]) await check(step);
  const built = await check(nxStep('build', 'build'));
  if (built) await check(script('bundle guard', 'tools/bundle-guard/bundle-guard.mjs'));
  return built;
}

async function runJourneys(workspace: string, run: (step: Step) => Promise<StepResult>): Promise<Counts> {
  const chromium = installed(ensureChromium);
  if (!chromium) return { passed: 0, failed: 1 };
  const { passed } = await run({
    name: 'journeys',
    command: 'playwright',
    args: ['test', '--reporter=list,json'],
    cwd: 'e2e',
    env: {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(workspace, PLAYWRIGHT_REPORT),
      // The group of journeys whose turn it is, for this commit.
      ETALAGE_TURN: String(1 + (commitNumber(workspace) % 4)),
    },
  });
  return reportedCounts(workspace, PLAYWRIGHT_REPORT, passed);
}
