import { readWorkspace } from '../affected-tests/read-workspace.ts';
import { testsOfChanges } from '../affected-tests/tests-of-changes.ts';
import type { Changes } from './changes.ts';
import type { Step } from './run-step.ts';

/** Files that determine how all code is resolved or compiled. */
const SETTINGS = /(?:^|\/)(?:package|package-lock|nx|tsconfig[\w.-]*)\.json$/;

/** Where the handlers and the jobs of all domains become one server. */
const JOINS = ['apps/api/src/http/handlers.ts', 'apps/api/src/jobs/start-worker.ts'];

/** The tests of the server mostly wait for PostgreSQL, so they share the processors well with tests that calculate. */
const SERVER = 'apps/api/';

/** The steps that run the tests whose result a change can alter. They use nothing of each other and can run together. */
export async function affectedTestsSteps(workspace: string, changes: Changes): Promise<Step[]> {
  const { base, files = [], removed = [] } = changes;
  const changed = [...files, ...removed];
  if (base === undefined || changed.some((path) => SETTINGS.test(path))) return [projectTestsStep(base)];
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
  const run = paths.filter((path) => !isDeepTest(path));
  const server = run.filter((path) => path.startsWith(SERVER));
  const others = run.filter((path) => !path.startsWith(SERVER));
  return [filesStep('test of the server', server), filesStep('test', others)].flat();
}

/** Whether only `npm run test:deep` runs a test file: the configuration of vitest leaves it out of all others. */
const isDeepTest = (path: string) => path.endsWith('.deep.test.ts');

/** All tests of the affected projects, or of all projects. */
function projectTestsStep(base: string | undefined): Step {
  const projects = base ? ['affected', `--base=${base}`] : ['run-many'];
  return { name: 'test', command: 'nx', args: [...projects, '-t', 'test', '--output-style=static'] };
}

/** One run for the tests of several projects: a run for each reads the same sources again. */
function filesStep(name: string, paths: readonly string[]): Step[] {
  if (paths.length === 0) return [];
  const options = ['--root', '.', '--config', 'tools/test/affected.vitest.config.ts'];
  return [{ name, command: 'vitest', args: ['run', ...options, ...paths] }];
}
