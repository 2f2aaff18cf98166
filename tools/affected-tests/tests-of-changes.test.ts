import { describe, expect, it } from 'vitest';
import { readSource } from './source-record.ts';
import { testsOfChanges } from './tests-of-changes.ts';
import type { Manifest } from './workspace-packages.ts';

const packages = new Map<string, Manifest>([
  ['libs/shop', { name: '@a/shop', exports: { '.': './src/index.ts' }, sideEffects: false }],
  ['libs/blocks', { name: '@a/blocks', exports: { '.': './src/index.ts' }, sideEffects: ['*.css.ts'] }],
  ['apps/api', { name: '@a/api', exports: { './setup': './src/setup.ts' } }],
]);

const files = {
  'libs/shop/vitest.config.ts': `export default { test: { setupFiles: ['cases.config.ts'] } };`,
  'libs/shop/cases.config.ts': `import './src/seed.ts';`,
  'libs/shop/src/seed.ts': `export const seed = 1;`,
  'libs/shop/src/index.ts': `/** Doors. */
    export { totals } from './totals.ts';
    export { price as unitPrice } from './price.ts';
    export type { Cart } from './cart.ts';
    export * from './codecs.ts';
    export * from './rates.ts';
    export * as vat from './vat.ts';`,
  'libs/shop/src/totals.ts': `import { round } from './round.ts'; export const totals = round;`,
  'libs/shop/src/price.ts': `export const price = 1;`,
  'libs/shop/src/cart.ts': `export interface Cart { id: string }`,
  'libs/shop/src/codecs.ts': `export const euros = 1;`,
  'libs/shop/src/rates.ts': `export const { high, low } = { high: 21, low: 9 };`,
  'libs/shop/src/vat.ts': `export const area = 'EU';`,
  'libs/shop/src/round.ts': `export default Math.round; export const round = Math.round;`,
  'libs/shop/src/default.test.ts': `import round from './round.ts';`,
  'libs/blocks/vitest.config.ts': `export default {};`,
  'libs/blocks/src/index.ts': `export { card } from './card.ts'; export { menu } from './menu.ts';`,
  'libs/blocks/src/card.ts': `export const card = 1;`,
  'libs/blocks/src/menu.ts': `import './menu.css.ts'; export const menu = 1;`,
  'libs/blocks/src/menu.css.ts': `import { blue } from './colours.ts'; export const style = blue;`,
  'libs/blocks/src/colours.ts': `export const blue = 'blue';`,
  'libs/blocks/src/unused.ts': `export const unused = 1;`,
  'apps/api/vitest.config.ts': `export default { test: { globalSetup: ['@a/api/setup'] } };`,
  'apps/api/src/setup.ts': `import { open } from './open.ts'; open();`,
  'apps/api/src/open.ts': `export const open = () => 1;`,
  'apps/api/src/barrel.ts': `export { left } from './left.ts'; export { right } from './right.ts';`,
  'apps/api/src/left.ts': `export const left = 1;`,
  'apps/api/src/right.ts': `export const right = 1;`,
  'apps/api/src/later.ts': `export const later = 1;`,
  'apps/api/src/mail.ts': `export const mail = 1;`,
  'apps/api/src/picture.ts': `new Worker(new URL('./thread.ts', import.meta.url));`,
  'apps/api/src/thread.ts': `import './left.ts';`,
  'apps/api/src/photos/one.heic': '',
  'docs/ledger.md': '',
};

/** The tests of the project `api` that run after a change; its tests are given with their content. */
async function testsAfter(change: string, tests: Record<string, string>): Promise<string[]> {
  const given = Object.entries(tests).map(([name, text]) => [`apps/api/src/${name}.test.ts`, text] as const);
  const contents = [...Object.entries(files), ...given];
  const sources = contents.filter(([path]) => path.endsWith('.ts'));
  const records = await Promise.all(
    sources.map(async ([path, text]) => [path, await readSource(path, text)] as const),
  );
  const found = testsOfChanges({
    sources: { packages, records: new Map(records) },
    paths: contents.map(([path]) => path),
    changed: [change],
  });
  return [...found.values()].flat().map((path) => path.replace(/^.*\/(.*)\.test\.ts$/, '$1'));
}

const shop = 'libs/shop/src';
const blocks = 'libs/blocks/src';
const api = 'apps/api/src';

describe('a change runs the tests that use', () => {
  it.each([
    ['a name of a barrel', `${shop}/totals.ts`, `import { totals } from '@a/shop';`],
    ['what a name of a barrel uses', `${shop}/round.ts`, `import { totals } from '@a/shop';`],
    ['a renamed name', `${shop}/price.ts`, `import { unitPrice } from '@a/shop';`],
    ['a name behind a star', `${shop}/codecs.ts`, `import { euros } from '@a/shop';`],
    ['a destructured name behind a star', `${shop}/rates.ts`, `import { low } from '@a/shop';`],
    ['a module exported as one name', `${shop}/vat.ts`, `import { vat } from '@a/shop';`],
    ['a whole barrel', `${shop}/price.ts`, `import * as shop from '@a/shop';`],
    ['a barrel for its effect', `${shop}/price.ts`, `import '@a/shop';`],
    [
      'a barrel of which only types are named one by one',
      `${shop}/price.ts`,
      `import { type Cart } from '@a/shop';`,
    ],
    ['a name that the barrel does not show', `${shop}/price.ts`, `import { other } from '@a/shop';`],
    ['a changed barrel', `${shop}/index.ts`, `import { totals } from '@a/shop';`],
    ['a name exported again', `${shop}/price.ts`, `export { unitPrice } from '@a/shop';`],
    ['a file with an effect behind a barrel', `${blocks}/menu.css.ts`, `import { card } from '@a/blocks';`],
    ['what a file with an effect uses', `${blocks}/colours.ts`, `import { card } from '@a/blocks';`],
    [
      'a barrel of a package that states no effects',
      `${api}/right.ts`,
      `import { left } from './barrel.ts';`,
    ],
    ['a default', `${shop}/round.ts`, `import round from '../../../libs/shop/src/round.ts';`],
    ['a file for its effect', `${api}/left.ts`, `import './left.ts';`],
    ['a dynamic import', `${api}/later.ts`, `const load = () => import('./later.ts');`],
    ['a dynamic import of a barrel', `${shop}/price.ts`, `const load = () => import('@a/shop');`],
    ['a mocked file', `${api}/mail.ts`, `vi.mock('./mail.ts', () => ({}));`],
    ['a mocked package', `${shop}/price.ts`, `vi.mock('@a/shop');`],
    ['a file that a worker loads', `${api}/left.ts`, `import './picture.ts';`],
    ['a program that it starts', `${api}/left.ts`, `spawn('node', [join(folder, 'thread.ts')]);`],
    [
      'a module of a computed path',
      `${shop}/price.ts`,
      `await import(join(root, 'libs/shop/src/index.ts'));`,
    ],
    ['a file that it reads', 'docs/ledger.md', `readFileSync(join(root, 'docs/ledger.md'));`],
    ['a file of a computed name', `${api}/photos/one.heic`, 'globSync(`photos/${name}.heic`);'],
    ['files of a pattern', `${api}/later.ts`, `globSync('apps/**/*.ts');`],
    ['a folder', `${api}/photos/one.heic`, `readdirSync(new URL('./photos', import.meta.url));`],
    ['a removed file', `${api}/removed.ts`, `import './removed.ts';`],
    ['a text after an apostrophe', `${api}/later.ts`, `// it's\\nconst load = () => import('./later.ts');`],
  ])('%s', async (_, change, test) => {
    expect(await testsAfter(change, { using: test, other: '' })).toContain('using');
  });
});

describe('a change runs no test that', () => {
  it.each([
    ['uses another name of the barrel', `${shop}/price.ts`, `import { totals } from '@a/shop';`],
    ['uses another star of the barrel', `${shop}/rates.ts`, `import { euros } from '@a/shop';`],
    ['imports types', `${shop}/price.ts`, `import type { Cart } from '@a/shop';`],
    ['exports types again', `${shop}/price.ts`, `export type { Cart } from '@a/shop';`],
    ['uses another file', `${api}/left.ts`, `import './later.ts';`],
    ['reads the text of a file that uses it', `${api}/left.ts`, `readFileSync(join(root, 'src/barrel.ts'));`],
  ])('%s', async (_, change, test) => {
    const others = { left: `import { unitPrice, low } from '@a/shop'; import './left.ts';` };
    expect(await testsAfter(change, { using: test, ...others })).not.toContain('using');
  });
});

describe('a change that no test uses', () => {
  it('runs the tests that load it', async () => {
    const tests = { loading: `import { totals } from '@a/shop';`, other: '' };
    expect(await testsAfter(`${shop}/price.ts`, tests)).toEqual(['loading']);
  });

  it('runs nothing if no test loads it', async () => {
    expect(await testsAfter(`${blocks}/unused.ts`, { other: '' })).toEqual([]);
  });
});

describe('a change of the set-up of a project', () => {
  it.each([
    ['its configuration', 'apps/api/vitest.config.ts'],
    ['its global set-up', `${api}/setup.ts`],
    ['what its global set-up uses', `${api}/open.ts`],
  ])('runs all its tests: %s', async (_, change) => {
    expect(await testsAfter(change, { one: '', two: '' })).toEqual(['one', 'two']);
  });

  it('runs the tests of that project only', async () => {
    expect(await testsAfter('libs/shop/src/seed.ts', { one: '' })).toEqual(['default']);
  });
});
