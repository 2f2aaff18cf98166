import { affectedFolders } from './affected-folders.ts';
import { changesOf, type Changes } from './changes.ts';
import { lintStep, projectGraphStep, routeTypesStep, typesStep } from './lint-steps.ts';
import { runStep, type Step } from './run-step.ts';
import { checkSteps } from './run-tests.ts';

/** Whether everything that the change touches is correct; shows every failure, not only the first. */
export async function verify(workspace: string): Promise<boolean> {
  const changes = changesOf(workspace);
  console.log(
    changes.base ? `Changes since ${changes.base}` : 'No earlier state to compare with: all projects',
  );
  await runStep(workspace, projectGraphStep);
  await runStep(workspace, routeTypesStep);
  // Types use about one processor; the other steps run in parallel with them, one after the other.
  const types = typesSteps(affectedFolders(workspace, changes));
  const outcomes = await Promise.all([runAll(workspace, types), runAll(workspace, stepsFor(changes))]);
  const failed = outcomes.flat();
  console.log(failed.length === 0 ? '\n✔ verified' : `\n✘ ${failed.join(', ')}`);
  return failed.length === 0;
}

/** Runs steps one after the other, and returns the names of those that failed. */
async function runAll(workspace: string, steps: readonly Step[]): Promise<string[]> {
  const failed: string[] = [];
  for (const step of steps) {
    const { name, passed } = await runStep(workspace, step);
    if (!passed) failed.push(name);
  }
  return failed;
}

function stepsFor(changes: Changes): Step[] {
  const { base } = changes;
  return [
    formatStep(changes),
    ...checkSteps,
    ...lintSteps(changes),
    affectedStep(changes, 'test', ...(base ? ['--', `--changed=${base}`] : [])),
  ];
}

/** Types of the projects that the change can break; none are checked when no project depends on what changed. */
function typesSteps(folders: readonly string[] | undefined): Step[] {
  return folders?.length === 0 ? [] : [{ ...typesStep(folders), isHeld: true }];
}

function formatStep({ files }: Changes): Step {
  const paths = files && files.length > 0 ? files : files ? ['package.json'] : ['.'];
  return {
    name: 'format',
    command: 'prettier',
    args: ['--check', '--ignore-unknown', '--log-level', 'warn', ...paths],
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

/** A target of the affected projects. */
function affectedStep({ base }: Changes, target: string, ...options: string[]): Step {
  const projects = base ? ['affected', `--base=${base}`] : ['run-many'];
  return { name: target, command: 'nx', args: [...projects, '-t', target, ...quiet, ...options] };
}

const quiet = ['--parallel=2', '--output-style=static'];
