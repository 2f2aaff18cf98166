import { afterAll, describe, expect, it } from 'vitest';
import { ScratchCopy } from './scratch-copy.ts';

const imports = `import { useEffect, useState } from 'react';\n`;
const hook = (body: string) => `${imports}export function useProbe(on: boolean) {\n${body}\n}\n`;

const reactGuards = [
  {
    name: 'a hook in a condition',
    file: 'apps/dashboard/src/screen/use-probe-a.ts',
    bad: hook('if (on) useState(1);'),
    good: hook('return useState(on);'),
    rule: 'rules-of-hooks',
  },
  {
    name: 'an effect that does not name what it reads',
    file: 'apps/dashboard/src/screen/use-probe-b.ts',
    bad: hook('useEffect(() => console.log(on), []);'),
    good: hook('useEffect(() => console.log(on), [on]);'),
    rule: 'exhaustive-deps',
  },
  {
    name: 'an effect that only sets a state',
    file: 'libs/blocks/src/registry/use-probe-c.ts',
    bad: hook('const [value, setValue] = useState(on);\nuseEffect(() => setValue(on), [on]);\nreturn value;'),
    good: hook('const [value] = useState(on);\nreturn value;'),
    rule: 'set-state-in-effect',
  },
];

/** The rules of React are those of the native linter; ESLint would compile each file for them. */
describe('the native linter refuses', () => {
  const copy = new ScratchCopy({ sources: false });
  afterAll(() => copy.remove());

  it.each(reactGuards)('$name', ({ file, bad, good, rule }) => {
    const lint = (content: string) => {
      copy.write(file, content);
      return copy.run('node_modules/.bin/oxlint', ['-c', 'tools/lint/types.json', file]);
    };
    const refused = lint(bad);
    expect(refused.code).not.toBe(0);
    expect(refused.output).toContain(`(${rule})`);
    expect(lint(good).code).toBe(0);
  });
});
