import type { Operation } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { paragraph } from '../testing/document-fixture.ts';
import { openDocumentFixture } from '../testing/open-document-fixture.ts';

const { page, save, open } = await openDocumentFixture();
const many = (count: number) => Array.from({ length: count }, (_, index) => `i${index}`);
const shelf = (products: unknown, more: object = {}) => ({
  ...paragraph('shelf', ''),
  type: 'products',
  version: 2,
  data: { products, ...more },
});
const insert = (block: object) =>
  ({ type: 'insertBlock', blocks: [block], place: { parent: 's', slot: 'content', index: 0 } }) as Operation;
const set = (id: string, changes: object) => ({ type: 'setData', id, changes }) as Operation;
const refusal = (path: string, message: string) => ({
  status: 422,
  body: { code: 'validation_failed', errors: { [`steps.0.operations.0.${path}`]: [message] } },
});

describe('lists of a block', () => {
  it.each([
    ['references', shelf(many(101)), 'blocks.0.data.products', 'Kies er hoogstens 100.'],
    [
      'entries that no field describes',
      shelf([], { hidden: many(101) }),
      'blocks.0.data.hidden',
      'Kies er hoogstens 100.',
    ],
    [
      'entries of a block of an unknown type',
      { ...paragraph('x', ''), type: 'later', data: { rules: [many(101)] } },
      'blocks.0.data.rules',
      'Kies er hoogstens 100.',
    ],
    [
      'lists',
      shelf([], Object.fromEntries(many(50).map((key) => [key, []]))),
      'blocks.0.data.i49',
      'Kies er hoogstens 50.',
    ],
  ])('a new block with too many %s is refused at its field', async (_what, block, path, message) => {
    const { key } = await page();
    expect(await save(key, [insert(block)])).toMatchObject(refusal(path, message));
    expect((await open(key)).document.blocks.shelf).toBeUndefined();
  });

  it('a change to too many entries is refused at its field, also as undo, and stores nothing', async () => {
    const { key } = await page();
    expect((await save(key, [insert(shelf(many(100)))])).status).toBe(200);
    const changed = set('shelf', { products: { from: many(100), to: many(101) } });
    const refused = refusal('changes.products.to', 'Kies er hoogstens 100.');
    expect(await save(key, [changed])).toMatchObject(refused);
    const steps = [{ id: 'x', kind: 'undo', of: 'y', label: 'x', operations: [changed] }];
    expect(await save(key, [], { steps })).toMatchObject(refused);
    expect((await open(key)).document.blocks.shelf.data.products).toEqual(many(100));
  });

  it('a change adds to the lists that the block has', async () => {
    const { key } = await page();
    const lists = Object.fromEntries(many(49).map((name) => [name, []]));
    expect((await save(key, [insert(shelf([], lists))])).status).toBe(200);
    expect(await save(key, [set('shelf', { extra: { to: [] } })])).toMatchObject(
      refusal('changes.extra.to', 'Kies er hoogstens 50.'),
    );
    expect((await save(key, [set('shelf', { extra: { to: 'text' } })])).status).toBe(200);
  });
});
