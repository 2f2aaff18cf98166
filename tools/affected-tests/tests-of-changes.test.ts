import { describe, expect, it } from 'vitest';
import { readSource } from './source-record.ts';
import { type TestsOfChanges, testsOfChanges } from './tests-of-changes.ts';
import type { Manifest } from './workspace-packages.ts';

const packages = new Map<string, Manifest>([
  ['libs/shop', { name: '@a/shop', exports: { '.': './src/doors.ts' }, sideEffects: false }],
  ['libs/parts', { name: '@a/parts', exports: { '.': './src/doors.ts' }, sideEffects: ['*.css.ts'] }],
  ['apps/server', { name: '@a/server', exports: { './setup': './src/setup.ts' } }],
]);

const files = {
  'libs/shop/vitest.config.ts': `export default { test: { setupFiles: ['cases.config.ts'] } };`,
  'libs/shop/cases.config.ts': `import './src/seed.ts';`,
  'libs/shop/src/seed.ts': `export const seed = 1;`,
  'libs/shop/src/doors.ts': `/** Doors. */
    export { totals } from './totals.ts';
    export { price as unitPrice } from './unit-price.ts';
    export type { Cart } from './basket.ts';
    export * from './euro-codecs.ts';
    export * from './rates.ts';
    export * as vat from './vat.ts';`,
  'libs/shop/src/totals.ts': `import { round } from './round.ts'; export const totals = round;`,
  'libs/shop/src/unit-price.ts': `export const price = 1;`,
  'libs/shop/src/basket.ts': `export interface Cart { id: string }`,
  'libs/shop/src/euro-codecs.ts': `export const euros = 1;`,
  'libs/shop/src/rates.ts': `export const { high, low } = { high: 21, low: 9 };`,
  'libs/shop/src/vat.ts': `export const area = 'EU';`,
  'libs/shop/src/round.ts': `export default Math.round; export const round = Math.round;`,
  'libs/shop/src/own.test.ts': '',
  'libs/parts/vitest.config.ts': `export default {};`,
  'libs/parts/src/doors.ts': `export { card } from './card.ts'; export { menu } from './menu.ts';`,
  'libs/parts/src/card.ts': `export const card = 1;`,
  'libs/parts/src/menu.ts': `import './side-menu.css.ts'; export const menu = 1;`,
  'libs/parts/src/side-menu.css.ts': `import { blue } from './colours.ts'; export const style = blue;`,
  'libs/parts/src/colours.ts': `export const blue = 'blue';`,
  'libs/parts/src/unused.ts': `export const unused = 1;`,
  'apps/server/vitest.config.ts': `export default { test: { globalSetup: ['@a/server/setup'] } };`,
  'apps/server/src/setup.ts': `import { open } from './open.ts'; open();`,
  'apps/server/src/open.ts': `export const open = () => 1;`,
  'apps/server/src/barrel.ts': `export { left } from './left.ts'; export { right } from './right.ts';`,
  'apps/server/src/left.ts': `export const left = 1;`,
  'apps/server/src/right.ts': `export const right = 1;`,
  'apps/server/src/later.ts': `export const later = 1;`,
  'apps/server/src/mail.ts': `export const mail = 1;`,
  'apps/server/src/picture.ts': `new Worker(new URL('./thread.ts', import.meta.url));`,
  'apps/server/src/thread.ts': `import './left.ts';`,
  'apps/server/src/photos/one.heic': '',
  'apps/server/src/main.ts': `import './joined.ts';`,
  'apps/server/src/joined.ts': `import './forms/send.ts'; export const joined = 1;`,
  'apps/server/src/forms/send.ts': `export const send = 1;`,
  'docs/list.md': '',
};

/** The tests of the project `server` that run after a change; its tests are given with their content. */
async function testsAfter(change: string, tests: Record<string, string>): Promise<string[]> {
  return namesOf([...(await foundAfter(change, tests)).tests.values()].flat());
}

const namesOf = (paths: readonly string[]) => paths.map((path) => path.replace(/^.*\/(.*)\.test\.ts$/, '$1'));

async function foundAfter(change: string, tests: Record<string, string>): Promise<TestsOfChanges> {
  const given = Object.entries(tests).map(
    ([name, text]) => [`apps/server/src/${name}.test.ts`, text] as const,
  );
  const contents = [...Object.entries(files), ...given];
  const sources = contents.filter(([path]) => path.endsWith('.ts'));
  const records = await Promise.all(
    sources.map(async ([path, text]) => [path, await readSource(path, text)] as const),
  );
  return testsOfChanges({
    sources: { packages, records: new Map(records) },
    paths: contents.map(([path]) => path),
    changed: [change],
    joins: ['apps/server/src/joined.ts'],
  });
}

const shop = 'libs/shop/src';
const parts = 'libs/parts/src';
const server = 'apps/server/src';

describe('a change runs the tests that use', () => {
  it.each([
    ['a name of a barrel', `${shop}/totals.ts`, `import { totals } from '@a/shop';`],
    ['what a name of a barrel uses', `${shop}/round.ts`, `import { totals } from '@a/shop';`],
    ['a renamed name', `${shop}/unit-price.ts`, `import { unitPrice } from '@a/shop';`],
    ['a name behind a star', `${shop}/euro-codecs.ts`, `import { euros } from '@a/shop';`],
    ['a destructured name behind a star', `${shop}/rates.ts`, `import { low } from '@a/shop';`],
    ['a module exported as one name', `${shop}/vat.ts`, `import { vat } from '@a/shop';`],
    ['a whole barrel', `${shop}/unit-price.ts`, `import * as shop from '@a/shop';`],
    ['a barrel for its effect', `${shop}/unit-price.ts`, `import '@a/shop';`],
    [
      'a barrel of which only types are named one by one',
      `${shop}/unit-price.ts`,
      `import { type Cart } from '@a/shop';`,
    ],
    ['a name that the barrel does not show', `${shop}/unit-price.ts`, `import { other } from '@a/shop';`],
    ['a changed barrel', `${shop}/doors.ts`, `import { totals } from '@a/shop';`],
    ['a name exported again', `${shop}/unit-price.ts`, `export { unitPrice } from '@a/shop';`],
    [
      'a file with an effect behind a barrel',
      `${parts}/side-menu.css.ts`,
      `import { card } from '@a/parts';`,
    ],
    ['what a file with an effect uses', `${parts}/colours.ts`, `import { card } from '@a/parts';`],
    [
      'a barrel of a package that states no effects',
      `${server}/right.ts`,
      `import { left } from './barrel.ts';`,
    ],
    ['a default', `${shop}/round.ts`, `import round from '../../../libs/shop/src/round.ts';`],
    ['a file for its effect', `${server}/left.ts`, `import './left.ts';`],
    ['a dynamic import', `${server}/later.ts`, `const load = () => import('./later.ts');`],
    ['a dynamic import of a barrel', `${shop}/unit-price.ts`, `const load = () => import('@a/shop');`],
    ['a mocked file', `${server}/mail.ts`, `vi.mock('./mail.ts', () => ({}));`],
    ['a mocked package', `${shop}/unit-price.ts`, `vi.mock('@a/shop');`],
    ['a file that a worker loads', `${server}/left.ts`, `import './picture.ts';`],
    ['a program that it starts', `${server}/left.ts`, `spawn('node', [join(folder, 'thread.ts')]);`],
    [
      'a module of a computed path',
      `${shop}/unit-price.ts`,
      `await import(join(root, 'libs/shop/src/doors.ts'));`,
    ],
    ['a file that it reads', 'docs/list.md', `readFileSync(join(root, 'docs/list.md'));`],
    ['a file of a computed name', `${server}/photos/one.heic`, 'globSync(`photos/${name}.heic`);'],
    ['files of a pattern', `${server}/later.ts`, `globSync('apps/server/**/*.ts');`],
    [
      'a folder of the workspace',
      `${server}/photos/one.heic`,
      `cpSync(join(root, 'apps/server/src/photos'), to);`,
    ],
    ['a folder', `${server}/photos/one.heic`, `readdirSync(new URL('./photos', import.meta.url));`],
    ['a removed file', `${server}/removed.ts`, `import './removed.ts';`],
    [
      'a text after an apostrophe',
      `${server}/later.ts`,
      `// it's\\nconst load = () => import('./later.ts');`,
    ],
  ])('%s', async (_, change, test) => {
    // With a test that certainly uses the change, the others are not selected because they only load it.
    const direct = `import '../../../${change}';`;
    expect(await testsAfter(change, { using: test, direct, other: '' })).toEqual(['direct', 'using']);
  });
});

describe('a change runs no test that', () => {
  it.each([
    ['uses another name of the barrel', `${shop}/unit-price.ts`, `import { totals } from '@a/shop';`],
    ['uses another star of the barrel', `${shop}/rates.ts`, `import { euros } from '@a/shop';`],
    ['imports types', `${shop}/unit-price.ts`, `import type { Cart } from '@a/shop';`],
    ['exports types again', `${shop}/unit-price.ts`, `export type { Cart } from '@a/shop';`],
    ['uses another file', `${server}/left.ts`, `import './later.ts';`],
    ['copies the folder that contains it', `${server}/left.ts`, `cpSync(join(root, 'apps/server/src'), to);`],
    [
      'reads the text of a file that uses it',
      `${server}/left.ts`,
      `readFileSync(join(root, 'src/barrel.ts'));`,
    ],
  ])('%s', async (_, change, test) => {
    const others = { left: `import { unitPrice, low } from '@a/shop'; import './left.ts';` };
    expect(await testsAfter(change, { using: test, ...others })).not.toContain('using');
  });
});

describe('a change that no test uses', () => {
  it('runs the tests that load it', async () => {
    const tests = { loading: `import { totals } from '@a/shop';`, other: '' };
    expect(await testsAfter(`${shop}/unit-price.ts`, tests)).toEqual(['loading']);
  });

  it('runs nothing if no test loads it', async () => {
    expect(await testsAfter(`${parts}/unused.ts`, { other: '' })).toEqual([]);
  });
});

describe('a change in a domain of a program', () => {
  const start = `spawn('node', [join(folder, 'main.ts')]);`;
  const send = `${server}/forms/send.ts`;

  it('leaves tests that only start the program to npm test, and names them', async () => {
    const tests = { starting: start, calling: `import { joined } from './joined.ts';` };
    const { tests: found, onlyStarting } = await foundAfter(send, tests);
    expect(namesOf([...found.values()].flat())).toEqual(['calling']);
    expect(namesOf(onlyStarting)).toEqual(['starting']);
  });

  it('runs those in the folder of the domain', async () => {
    const own = `spawn('node', [join(folder, '../main.ts')]);`;
    expect(await testsAfter(send, { 'forms/own': own })).toEqual(['own']);
  });

  it.each(['main', 'joined'])('runs all of them after a change of %s.ts', async (name) => {
    expect(await testsAfter(`${server}/${name}.ts`, { starting: start })).toEqual(['starting']);
  });
});

describe('a change of the set-up of a project', () => {
  it.each([
    ['its configuration', 'apps/server/vitest.config.ts'],
    ['its global set-up', `${server}/setup.ts`],
    ['what its global set-up uses', `${server}/open.ts`],
  ])('runs all its tests: %s', async (_, change) => {
    expect(await testsAfter(change, { one: '', two: '' })).toEqual(['one', 'two']);
  });

  it('runs the tests of that project only', async () => {
    expect(await testsAfter('libs/shop/src/seed.ts', { one: '' })).toEqual(['own']);
  });
});
