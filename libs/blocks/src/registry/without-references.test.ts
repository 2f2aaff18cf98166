import type { BlockInstance } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { definitionOfBlock, fieldsOfBlock, referencesOf } from './block-references.ts';
import { blockDefinitions } from './schema-registry.ts';
import { withoutReferences } from './without-references.ts';

const block = (type: string, data: Record<string, unknown>, version = 1): BlockInstance => ({
  id: 'a',
  type,
  version,
  data,
  slots: {},
});

describe('withoutReferences', () => {
  it('empties what a block refers to and keeps everything else', () => {
    const order = block('addtocart', { product: 'kast', label: 'Bestel' });
    expect(withoutReferences(order)).toEqual(block('addtocart', { product: '', label: 'Bestel' }));
  });

  it('empties references of an older version in the current one', () => {
    const old = block('products', { products_mutated: 'a|b', columns: '3' });
    const copy = withoutReferences(old);
    expect(referencesOf(copy)).toEqual([]);
    expect(copy).toMatchObject({ version: 2, data: { products: [], columns: '3' } });
  });

  it.each([
    ['refers to nothing', block('paragraph', { text: 'x' })],
    ['is unknown', block('verdwenen', { product: 'kast' })],
    ['cannot be read', block('addtocart', { product: 'kast' }, 99)],
  ])('leaves a block that %s as it is', (_what, unchanged) => {
    expect(withoutReferences(unchanged)).toBe(unchanged);
  });

  it.each(Object.keys(blockDefinitions))('leaves no reference in a %s whose every text is an id', (type) => {
    const keys = (fieldsOfBlock(type) ?? []).flatMap(({ key, type: of }) =>
      key && of === 'reference' ? [key] : [],
    );
    const version = definitionOfBlock(type)?.version ?? 1;
    const full = block(type, Object.fromEntries(keys.map((key) => [key, 'x'])), version);
    expect(referencesOf(full)).toHaveLength(keys.length);
    expect(referencesOf(withoutReferences(full))).toEqual([]);
  });
});
