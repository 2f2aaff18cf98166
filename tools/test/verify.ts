import { changesOf, type Changes } from './changes.ts';
import { runStep, type Step } from './run-step.ts';
import { checkSteps } from './run-tests.ts';

/** Whether everything that the change touches is correct; shows every failure, not only the first. */
export async function verify(workspace: string): Promise<boolean> {
  const changes = changesOf(workspace);
  console.log(
    changes.base ? `Changes since ${changes.base}` : 'No earlier state to compare with: all projects',
  );
  const failed: string[] = [];
  for (const step of stepsFor(changes)) {
    const { name, passed } = await runStep(workspace, step);
    if (!passed) failed.push(name);
  }
  console.log(failed.length === 0 ? '\n✔ verified' : `\n✘ ${failed.join(', ')}`);
  return failed.length === 0;
}

/** Types come before lint: nx then knows today's imports, against which lint holds every package.json. */
function stepsFor(changes: Changes): Step[] {
  const { base } = changes;
  return [
    formatStep(changes),
    ...checkSteps,
    affectedStep(changes, 'typecheck'),
    ...lintSteps(changes),
    affectedStep(changes, 'test', ...(base ? ['--', `--changed=${base}`] : [])),
  ];
}

function formatStep({ files }: Changes): Step {
  const paths = files && files.length > 0 ? files : files ? ['package.json'] : ['.'];
  return {
    name: 'format',
    command: 'prettier',
    args: ['--check', '--ignore-unknown', '--log-level', 'warn', ...paths],
  };
}

/** Manifests of all projects: an import more or less decides what they must declare. */
const MANIFESTS = ['{apps,libs,tools}/*/package.json', '{e2e,tools}/package.json'];

/**
 * Lint of the changed files only; of all projects when the lint rules change. The effect of a changed type on the lint
 * of unchanged files shows in `npm test`.
 */
function lintSteps(changes: Changes): Step[] {
  const { base, files = [] } = changes;
  if (base === undefined || changesRules(files)) return [affectedStep(changes, 'lint')];
  const code = files.filter((path) => /\.(?:ts|tsx|mjs|cjs)$/.test(path));
  if (code.length === 0 && !files.some((path) => path.endsWith('package.json'))) return [];
  const typed: Step = {
    name: 'lint with types',
    command: 'oxlint',
    args: ['-c', 'tools/lint/types.json', '--type-aware', '--deny-warnings', ...code],
  };
  return [
    ...(code.length > 0 ? [typed] : []),
    {
      name: 'lint',
      command: 'eslint',
      args: ['--max-warnings', '0', ...code, ...MANIFESTS],
      env: { ESLINT_USE_FLAT_CONFIG: 'false', NODE_OPTIONS: '--disable-warning=ESLintRCWarning' },
    },
  ];
}

function changesRules(files: readonly string[]): boolean {
  // The lists of floors are no rules of ESLint: the step "floors" reads them, in every run.
  const isRule = (path: string) => /^(\.eslintrc\.json|tools\/lint\/(?!floors\/).*)$/.test(path);
  return files.some(isRule);
}

/** A target of the affected projects: their type check, or the tests that import a changed file. */
function affectedStep({ base }: Changes, target: string, ...options: string[]): Step {
  const projects = base ? ['affected', `--base=${base}`] : ['run-many'];
  return { name: target, command: 'nx', args: [...projects, '-t', target, ...quiet, ...options] };
}

const quiet = ['--parallel=2', '--output-style=static'];
