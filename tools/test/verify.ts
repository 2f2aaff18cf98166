import { affectedFolders } from './affected-folders.ts';
import { affectedTestsSteps } from './affected-tests.ts';
import { changesOf, type Changes } from './changes.ts';
import { lintStep, projectGraphStep, routeTypesStep, typesStep } from './lint-steps.ts';
import { runStep, type Step } from './run-step.ts';
import { checkSteps } from './run-tests.ts';

/** Whether everything that the change touches is correct; shows every failure, not only the first. */
export async function verify(workspace: string): Promise<boolean> {
  const changes = changesOf(workspace);
  const { base } = changes;
  console.log(base ? `Changes since ${base}` : 'No earlier state to compare with: all projects');
  const [folders, tests] = await Promise.all([
    affectedFolders(workspace, changes),
    affectedTestsSteps(workspace, changes),
  ]);
  if (folders === undefined) await runStep(workspace, projectGraphStep);
  // Each of these lists uses about one processor; the output of the first tests is shown while they run.
  const outcomes = await Promise.all([
    runAll(workspace, typesSteps(folders).map(held)),
    runAll(workspace, [formatStep(changes), ...checkSteps, ...lintSteps(changes)].map(held)),
    ...tests.map((step, index) => runAll(workspace, [index === 0 ? step : held(step)])),
  ]);
  const failed = outcomes.flat();
  console.log(failed.length === 0 ? '\n✔ verified' : `\n✘ ${failed.join(', ')}`);
  return failed.length === 0;
}

const held = (step: Step): Step => ({ ...step, isHeld: true });

/** Runs steps one after the other, and returns the names of those that failed. */
async function runAll(workspace: string, steps: readonly Step[]): Promise<string[]> {
  const failed: string[] = [];
  for (const step of steps) {
    const { name, passed } = await runStep(workspace, step);
    if (!passed) failed.push(name);
  }
  return failed;
}

const STOREFRONT = 'apps/storefront';

/** Types of the projects that the change can break, and before them those of the storefront's routes if it is one. */
function typesSteps(folders: readonly string[] | undefined): Step[] {
  if (folders?.length === 0) return [];
  const routes = folders === undefined || folders.includes(STOREFRONT) ? [routeTypesStep] : [];
  return [...routes, typesStep(folders)];
}

function formatStep({ files }: Changes): Step {
  const paths = files && files.length > 0 ? files : files ? ['package.json'] : ['.'];
  return {
    name: 'format',
    command: 'oxfmt',
    args: ['--check', '--no-error-on-unmatched-pattern', ...paths],
  };
}

/**
 * Lint of the changed files only; of all code when the lint rules change. The effect of a change on the lint of unchanged
 * files shows in `npm test`.
 */
function lintSteps({ base, files = [] }: Changes): Step[] {
  if (base === undefined || changesRules(files)) return [lintStep()];
  const code = files.filter((path) => /\.(?:ts|tsx|mjs|cjs)$/.test(path));
  if (code.length === 0 && !files.some((path) => path.endsWith('package.json'))) return [];
  return [lintStep(code)];
}

function changesRules(files: readonly string[]): boolean {
  // The lists of floors are no rules of ESLint: the step "floors" reads them, in every run.
  const isRule = (path: string) => /^(\.eslintrc\.json|tools\/lint\/(?!floors\/).*)$/.test(path);
  return files.some(isRule);
}
