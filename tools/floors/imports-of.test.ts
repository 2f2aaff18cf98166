import { expect, it } from 'vitest';
import { importsOf } from './imports-of.ts';

it.each([
  ['values', `import { a } from './a.ts';`, ['./a.ts']],
  ['types', `import type { A } from './a.ts';`, ['./a.ts']],
  ['a module for its effect', `import './a.css.ts';`, ['./a.css.ts']],
  [
    'what is exported again',
    `export * from './a.ts';\nexport type { B } from './b.ts';`,
    ['./a.ts', './b.ts'],
  ],
  ['a dynamic import', `const load = () => import('./a.ts');`, ['./a.ts']],
  ['a dynamic import with a template', 'const load = () => import(`./a.ts`);', ['./a.ts']],
  [
    'the type of a module',
    `let a: import('./a.ts').A;\nlet b: typeof import('./b.ts');`,
    ['./a.ts', './b.ts'],
  ],
  ['an import after JSX', `const a = <p>it's</p>;\nvoid import('./a.tsx');`, ['./a.tsx']],
  ['words in a text or comment', `// import('./a.ts')\nconst text = "import './a.ts'";`, []],
  ['exports of its own', `export const a = 1;\nexport { a as b };`, []],
])('importsOf reads %s', (_, source, found) => {
  expect(importsOf('file.tsx', source)).toEqual(found);
});
