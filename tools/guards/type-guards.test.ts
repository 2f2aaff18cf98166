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

// A compiler run takes seconds, so all that is forbidden in a project is planted at once, and then all that is allowed.
describe.each(projects)('type guards of %s', (project) => {
  const guards = typeGuards.filter((guard) => guard.project === project);
  const compileWith = (kind: 'bad' | 'good') => {
    for (const guard of guards) copy.write(guard.file, guard[kind]);
    return copy.run('node_modules/typescript7/bin/tsc', ['-p', project, '--pretty', 'false']);
  };
  let refusal = '';
  let sound = { code: -1, output: '' };
  beforeAll(() => {
    refusal = compileWith('bad').output;
    sound = compileWith('good');
  });

  it.each(guards)('$error: $name', ({ file, error }) => {
    expect(refusal).toMatch(new RegExp(`${file}\\(.*${error}`));
  });

  it('compiles what is allowed', () => {
    expect(sound.code, sound.output).toBe(0);
  });
});
