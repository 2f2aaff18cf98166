import { afterAll, describe, expect, it } from 'vitest';
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

describe('type guards', () => {
  const copy = new ScratchCopy({ sources: true });
  copy.write('apps/api/src/component-view.tsx', `export const componentView = '';\n`);
  afterAll(() => copy.remove());

  it.each(typeGuards)('$error: $name', ({ project, file, bad, good, error }) => {
    const check = (content: string) => {
      copy.write(file, content);
      return copy.run('node_modules/typescript7/bin/tsc', ['-p', project, '--pretty', 'false']);
    };
    expect(check(bad).output).toMatch(new RegExp(`${file}\\(.*${error}`));
    const sound = check(good);
    expect(sound.output.split('\n').filter((line) => line.startsWith(file))).toEqual([]);
    expect(sound.code, sound.output).toBe(0);
  });
});
