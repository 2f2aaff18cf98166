import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ScratchCopy } from './scratch-copy.ts';

const typeGuards = [
  {
    name: 'a deep import past exports does not resolve',
    project: 'libs/designer-protocol',
    file: 'libs/designer-protocol/src/deep.ts',
    bad: `export * from '@etalage/site-model/src/index.ts';\n`,
    good: `export * from '@etalage/site-model';\n`,
    error: 'TS2307',
  },
  {
    name: 'JSX in the api does not compile',
    project: 'apps/api',
    file: 'apps/api/src/view.tsx',
    bad: `export const view = <p />;\n`,
    good: `export const view = '<p></p>';\n`,
    error: 'TS17004',
  },
  {
    name: 'a component imported by the api does not compile',
    project: 'apps/api',
    file: 'apps/api/src/component.ts',
    bad: `export * from './component-view.tsx';\n`,
    good: `export const component = '<p></p>';\n`,
    error: 'TS6142',
  },
  {
    name: 'the api knows no document',
    project: 'apps/api',
    file: 'apps/api/src/browser.ts',
    bad: `export const title = () => document.title;\n`,
    good: `export const title = () => '';\n`,
    error: 'TS2584',
  },
];

const copy = new ScratchCopy({ sources: true });
copy.write('apps/api/src/component-view.tsx', `export const componentView = '';\n`);
afterAll(() => copy.remove());

const projects = [...new Set(typeGuards.map(({ project }) => project))];

/** Where the allowed line stands: beside the forbidden one. */
const besides = (file: string) => file.replace(/(?=[^/]+$)/, 'sound-');

// A compiler run takes seconds, so all that is forbidden in a project and all that is allowed is planted at once.
describe.each(projects)('type guards of %s', (project) => {
  const guards = typeGuards.filter((guard) => guard.project === project);
  let errors: string[] = [];
  beforeAll(() => {
    for (const { file, bad, good } of guards) {
      copy.write(file, bad);
      copy.write(besides(file), good);
    }
    const { output } = copy.run('node_modules/typescript7/bin/tsc', ['-p', project, '--pretty', 'false']);
    errors = output.split('\n').filter((line) => /error TS\d/.test(line));
  });

  it.each(guards)('$error: $name', ({ file, error }) => {
    expect(errors.filter((line) => line.startsWith(`${file}(`)).join('\n')).toContain(error);
  });

  it('compiles what is allowed, and all else', () => {
    const planted = guards.map(({ file }) => `${file}(`);
    expect(errors.filter((line) => !planted.some((start) => line.startsWith(start)))).toEqual([]);
  });
});
