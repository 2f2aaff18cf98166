import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BundleRules, findingsOf, measuresOf } from './bundle-findings.ts';
import type { Chunk, ClientBuild } from './client-build.ts';

const rules = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')) as BundleRules;
const LOADER = 'src/islands/loader.ts';
const MENU = '../../libs/blocks/src/content/menu/menu.behaviour.ts';
const RUNTIME = 'src/islands/hydrate-island.tsx';
const CART = '../../libs/blocks/src/sections/cart/cart.island.tsx';

const chunk = (key: string, part: Partial<Chunk> = {}): [string, Chunk] => [
  key,
  {
    key,
    file: `assets/${key.split('/').at(-1)}.js`,
    imports: [],
    dynamicImports: [],
    gzip: 500,
    modules: [],
    ...part,
  },
];

function build(...changed: [string, Chunk][]): ClientBuild {
  return new Map([
    chunk(LOADER, { imports: ['_shared.js'], dynamicImports: [MENU, CART, RUNTIME], gzip: 1500 }),
    chunk('_shared.js'),
    chunk(MENU, { imports: ['_shared.js'], gzip: 1900 }),
    chunk(CART, { imports: ['_react.js'], gzip: 9_000 }),
    chunk(RUNTIME, { imports: ['_react.js'], gzip: 67_000 }),
    chunk('_react.js', { gzip: 3_000, modules: ['/x/node_modules/react-dom/index.js'] }),
    chunk('src/root.tsx', { modules: ['/x/node_modules/zod/v4/index.js'] }),
    ...changed,
  ]);
}

describe('findingsOf', () => {
  it('finds nothing in a valid build, nor in router chunks that no visitor loads', () => {
    expect(findingsOf(build(), rules)).toEqual([]);
  });

  it.each([
    ['[bundle:editor]', '/x/libs/blocks/src/content/menu/menu.editor.tsx'],
    ['[bundle:editor]', '/x/libs/form-engine/src/editor.ts'],
    ['[bundle:editor]', '/x/libs/designer-protocol/src/index.ts'],
    ['[bundle:editor-packages]', '/x/node_modules/@tiptap/core/dist/index.js'],
    ['[bundle:editor-packages]', '/x/node_modules/@dnd-kit/core/dist/index.js'],
  ])('%s refuses %s in any file', (rule, module) => {
    expect(findingsOf(build(chunk('src/root.tsx', { modules: [module] })), rules)[0]).toContain(rule);
  });

  it.each([
    ['[bundle:visitor-packages]', '/x/node_modules/zod/v4/index.js'],
    ['[bundle:visitor-packages]', '/x/node_modules/react-hook-form/dist/index.js'],
    ['[bundle:visitor-packages]', '/x/node_modules/react-router/dist/index.js'],
    ['[bundle:visitor-packages]', '/x/node_modules/@tanstack/query-core/build/modern/queryClient.js'],
    ['[bundle:texts]', '/x/libs/texts/src/nl/shop.ts'],
  ])('%s refuses %s in what visitors may load', (rule, module) => {
    expect(findingsOf(build(chunk('_react.js', { modules: [module] })), rules)[0]).toContain(rule);
  });

  it('refuses a build without the entry of the islands', () => {
    expect(findingsOf(new Map(), rules)).toEqual([
      '[bundle:entry] src/islands/loader.ts is not in the manifest.',
    ]);
  });

  it('checks the budget of the loader, each behaviour and each island', () => {
    const heavy = build(
      chunk('_shared.js', { gzip: 1_501 }),
      chunk(MENU, { imports: ['_extra.js'], gzip: 2001 }),
      chunk('_extra.js', { gzip: 1000 }),
      chunk(CART, { imports: ['_react.js'], gzip: 12_001 }),
    );
    expect(findingsOf(heavy, rules)).toEqual([
      '[bundle:loader] src/islands/loader.ts: 3001 of 3000 bytes: over budget.',
      `[bundle:behaviour] ${MENU}: 2001 of 2000 bytes: over budget.`,
      `[bundle:behaviour-with-imports] ${MENU}: 3001 of 3000 bytes: over budget.`,
      `[bundle:island] ${CART}: 12001 of 10000 bytes: over budget.`,
      `[bundle:after-one-tap] ${CART}: 82001 of 82000 bytes: over budget.`,
    ]);
  });
});

describe('measuresOf', () => {
  it('counts what an island imports, but not what the loader has already loaded', () => {
    expect(measuresOf(build(), rules).map(({ gzip }) => gzip)).toEqual([
      2000, 1900, 1900, 70_000, 9000, 79_000,
    ]);
  });
});
