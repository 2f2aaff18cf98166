import { readWorkspace } from '../affected-tests/read-workspace.ts';
import { testsOfChanges } from '../affected-tests/tests-of-changes.ts';
import type { Changes } from './changes.ts';
import type { Step } from './run-step.ts';

/** Files that determine how all code is resolved or compiled. */
const SETTINGS = /(?:^|\/)(?:package|package-lock|nx|tsconfig[\w.-]*)\.json$/;

/** Where the handlers and the jobs of all domains become one server. */
const JOINS = ['apps/api/src/http/handlers.ts', 'apps/api/src/jobs/start-worker.ts'];

/** The step that runs the tests whose result a change can alter; undefined if there are none. */
export async function affectedTestsStep(workspace: string, changes: Changes): Promise<Step | undefined> {
  const { base, files = [], removed = [] } = changes;
  const changed = [...files, ...removed];
  if (base === undefined || changed.some((path) => SETTINGS.test(path))) return projectTestsStep(base);
  const { tests, onlyStarting } = testsOfChanges({
    ...(await readWorkspace(workspace)),
    changed,
    joins: JOINS,
  });
  const counts = [...tests].map(([folder, paths]) => `${folder} ${paths.length}`);
  console.log(`Test files: ${counts.join(', ') || 'none'}`);
  if (onlyStarting.length > 0) console.log(`Only in npm test: ${onlyStarting.join(', ')}`);
  const paths = [...tests.values()].flat();
  const deep = paths.filter(isDeepTest);
  if (deep.length > 0) console.log(`Only in the deep run: ${deep.join(', ')}`);
  return deep.length === paths.length ? undefined : filesStep(paths.filter((path) => !isDeepTest(path)));
}

/** Whether only `npm run test:deep` runs a test file: the configuration of vitest leaves it out of all others. */
const isDeepTest = (path: string) => path.endsWith('.deep.test.ts');

/** All tests of the affected projects, or of all projects. */
function projectTestsStep(base: string | undefined): Step {
  const projects = base ? ['affected', `--base=${base}`] : ['run-many'];
  return { name: 'test', command: 'nx', args: [...projects, '-t', 'test', '--output-style=static'] };
}

/** One run for the tests of all projects: a run for each reads the same sources again. */
function filesStep(paths: readonly string[]): Step {
  const options = ['--root', '.', '--config', 'tools/test/affected.vitest.config.ts'];
  return { name: 'test', command: 'vitest', args: ['run', ...options, ...paths] };
}
