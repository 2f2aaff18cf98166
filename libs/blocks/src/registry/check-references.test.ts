import type { BlockInstance, PageDocument } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { checkReferences, referredIds } from './check-references.ts';

const block = (id: string, type: string, data: Record<string, unknown>, version = 1): BlockInstance => ({
  id,
  type,
  version,
  data,
  slots: {},
});
const blocks: readonly BlockInstance[] = [
  { ...block('section', 'sectionContent', {}), slots: { content: ['grid', 'order', 'form', 'text'] } },
  block('grid', 'products', { products: ['a', 'b', 'weg'], category: 'tafels' }, 2),
  block('order', 'addtocart', { product: 'b' }),
  block('form', 'forms', { id: 'f' }),
  block('text', 'paragraph', { text: 'x', product: 'weg' }),
  block('unused', 'addtocart', { product: 'weg' }),
];
const page: PageDocument = {
  version: 1,
  root: ['section'],
  blocks: Object.fromEntries(blocks.map((one) => [one.id, one])),
};
const live = { title: 'Duin', state: 'live' } as const;

describe('referredIds', () => {
  it('names each thing once, without fields that have no effect and blocks that nothing shows', () => {
    expect(referredIds(page)).toEqual({ products: new Set(['a', 'b', 'weg']), forms: new Set(['f']) });
  });
});

describe('checkReferences', () => {
  it('finds what does not exist, is a draft or is no longer published, in reading order', () => {
    const products = new Map([
      ['a', { title: 'Kast', state: 'unpublished' as const }],
      ['b', { title: 'Tafel', state: 'draft' as const }],
    ]);
    expect(checkReferences(page, { products, forms: new Map([['f', live]]) })).toEqual([
      { block: 'grid', path: 'products', to: 'products', id: 'a', title: 'Kast', problem: 'unpublished' },
      { block: 'grid', path: 'products', to: 'products', id: 'b', title: 'Tafel', problem: 'draft' },
      { block: 'grid', path: 'products', to: 'products', id: 'weg', title: '', problem: 'missing' },
      { block: 'order', path: 'product', to: 'products', id: 'b', title: 'Tafel', problem: 'draft' },
    ]);
  });

  it('does not take one kind of thing for another with the same id', () => {
    const products = new Map(['a', 'b', 'weg', 'f'].map((id) => [id, live]));
    expect(checkReferences(page, { products })).toEqual([
      { block: 'form', path: 'id', to: 'forms', id: 'f', title: '', problem: 'missing' },
    ]);
  });

  it('finds links to pages and files that do not exist, in texts, fields and items, by their address', () => {
    const text =
      '<p><a href="/weg?a=1#b">x</a> <a href="/over-ons">y</a> <a href="https://elders.nl/weg">z</a></p>';
    const image = { url: '|/media/w/assets/weg.jpg', link: '//elders.nl/weg' };
    const entries = [{ layout: 'item', key: 'k', attributes: { url: '/item-weg' } }];
    const linking: PageDocument = {
      version: 1,
      root: ['section'],
      blocks: {
        section: { ...block('section', 'sectionContent', {}), slots: { content: ['text', 'image', 'grid'] } },
        text: block('text', 'paragraph', { text }),
        image: block('image', 'image', image),
        grid: block(
          'grid',
          'grid',
          { connection_type: 'collection', wms_connection_collection_key: 'own', entries },
          2,
        ),
      },
    };
    expect(referredIds(linking)).toEqual({
      links: new Set(['/weg?a=1#b', '/over-ons', '/item-weg']),
      files: new Set(['/media/w/assets/weg.jpg']),
    });
    const missing = { title: '', problem: 'missing' };
    const about = { title: 'Over ons', state: 'draft' as const };
    expect(checkReferences(linking, { links: new Map([['/over-ons', about]]) })).toEqual([
      { block: 'text', path: 'text', to: 'links', id: '/weg?a=1#b', ...missing },
      { block: 'text', path: 'text', to: 'links', id: '/over-ons', title: 'Over ons', problem: 'draft' },
      { block: 'image', path: 'url', to: 'files', id: '/media/w/assets/weg.jpg', ...missing },
      { block: 'grid', path: 'entries.0.url', to: 'links', id: '/item-weg', ...missing },
    ]);
  });

  it('checks the category of a product list only while no products are chosen', () => {
    const list = block('section', 'products', { products: [], category: 'tafels' }, 2);
    const found = checkReferences({ version: 1, root: ['section'], blocks: { section: list } }, {});
    expect(found.map(({ path, id }) => [path, id])).toEqual([['category', 'tafels']]);
  });
});
