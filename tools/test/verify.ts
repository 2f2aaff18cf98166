import { changesOf, type Changes } from './changes.ts';
import { runStep, type Step } from './run-step.ts';
import { checkSteps } from './run-tests.ts';

/** Whether everything that the change touches is sound; every failure is shown, not only the first. */
export async function verify(workspace: string): Promise<boolean> {
  const changes = changesOf(workspace);
  console.log(
    changes.base ? `Changes since ${changes.base}` : 'No earlier state to compare with: all projects',
  );
  const failed: string[] = [];
  for (const step of [formatStep(changes), ...checkSteps, ...lintSteps(changes), ...affectedSteps(changes)]) {
    const { name, passed } = await runStep(workspace, step);
    if (!passed) failed.push(name);
  }
  console.log(failed.length === 0 ? '\n✔ verified' : `\n✘ ${failed.join(', ')}`);
  return failed.length === 0;
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
 * Lint of the changed files alone; of all projects when its rules change. What a change of types does to the lint of
 * files that did not change shows in `npm test`.
 */
function lintSteps({ base, files = [] }: Changes): Step[] {
  const code = files.filter((path) => /\.(?:ts|tsx|mjs|cjs)$/.test(path));
  if (base === undefined || changesRules(files) || code.length === 0) return [];
  return [
    {
      name: 'lint with types',
      command: 'oxlint',
      args: ['-c', 'tools/lint/types.json', '--type-aware', '--deny-warnings', ...code],
    },
    {
      name: 'lint',
      command: 'eslint',
      args: ['--max-warnings', '0', ...code],
      env: { ESLINT_USE_FLAT_CONFIG: 'false', NODE_OPTIONS: '--disable-warning=ESLintRCWarning' },
    },
  ];
}

function changesRules(files: readonly string[]): boolean {
  // The lists of floors are no rules of ESLint: the step "floors" reads them, in every run.
  const isRule = (path: string) => /^(\.eslintrc\.json|tools\/lint\/(?!floors\/).*)$/.test(path);
  return files.some(isRule);
}

/** Of the projects that the change touches: their types, and the tests that import a file that changed. */
function affectedSteps({ base, files = [] }: Changes): Step[] {
  const affected = (target: string, ...options: string[]): Step => ({
    name: target,
    command: 'nx',
    args: [...(base ? ['affected', `--base=${base}`] : ['run-many']), '-t', target, ...quiet, ...options],
  });
  const all = base === undefined || changesRules(files);
  return [
    ...(all ? [affected('lint')] : []),
    affected('typecheck'),
    affected('test', ...(base ? ['--', `--changed=${base}`] : [])),
  ];
}

const quiet = ['--parallel=2', '--output-style=static'];
