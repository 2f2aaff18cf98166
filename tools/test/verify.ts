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
 * Lint of the changed files only; of all projects when the lint rules change. The effect of a changed type on the lint
 * of unchanged files shows in `npm test`.
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
  return files.some((path) => path === '.eslintrc.json' || path.startsWith('tools/lint/'));
}

/** For the projects that the change touches: their types, and the tests that import a changed file. */
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
