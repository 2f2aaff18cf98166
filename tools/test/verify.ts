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
  for (const step of [formatStep(changes), ...checkSteps, affectedStep(changes)]) {
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

function affectedStep({ base }: Changes): Step {
  const scope = base ? ['affected', `--base=${base}`] : ['run-many'];
  return {
    name: 'lint, types and tests',
    command: 'nx',
    args: [...scope, '-t', 'lint', 'typecheck', 'test', '--parallel=2', '--output-style=static'],
  };
}
