import { cleanup, render } from '@testing-library/react';
import type { BlockInstance, PageDocument } from '@etalage/site-model';
import { afterEach, describe, expect, it } from 'vitest';
import { renderRegistry } from '../../registry/render-registry.ts';
import { BlockTree } from '../../runtime/block-tree.tsx';
import { OnPage } from '../../shop/testing/on-page.tsx';
import { tileOf } from '../../shop/testing/product.fixture.ts';
import { tileListKey } from '../../runtime/tile-list.ts';
import { renderBlock } from '../../testing/render-block.tsx';

afterEach(cleanup);

const block = (id: string, type: string, data = {}, slots: Record<string, string[]> = {}): BlockInstance => ({
  id,
  type,
  version: 1,
  data,
  slots,
});
const ids = ['a', 'b', 'c'];
/** A page with a grid of this many items, each with its own text. */
function pageOf(count: number): PageDocument {
  const items = ids.slice(0, count);
  const blocks = [
    block('grid', 'grid', {}, { items }),
    ...items.map((id) => block(id, 'gridItem', {}, { content: [`t${id}`] })),
    ...items.map((id) => block(`t${id}`, 'paragraph', { text: `<p>Item ${id}</p>` })),
  ];
  return { version: 1, root: ['grid'], blocks: Object.fromEntries(blocks.map((one) => [one.id, one])) };
}
const entries = (count: number) => Array.from({ length: count }, (_, at) => ({ title: `Naam ${at}` }));
/** A page with so many products in the collection of products. */
const pageWith = (count: number) => {
  const whole = { rules: [], order: 'own', first: [], hidden: [] } as const;
  const tiles = entries(count).map((entry) => tileOf(entry));
  const keys = [12, 100].map((most) =>
    tileListKey({ of: 'collection', collection: 'products', ...whole, most }),
  );
  return { connections: { lists: Object.fromEntries(keys.map((key) => [key, tiles])) } };
};
const shown = (data: Record<string, string>, page = {}) =>
  renderBlock('grid', { data, page }).querySelectorAll('[data-entry]').length;

describe('Grid', () => {
  it('DSGN-15 renders one more item once its collection has one more', () => {
    const gridOf = (count: number) => (
      <OnPage>
        <BlockTree document={pageOf(count)} registry={renderRegistry} editable />
      </OnPage>
    );
    const { container, rerender } = render(gridOf(2));
    const texts = () => [...container.querySelectorAll('p')].map((p) => p.textContent);
    expect(texts()).toEqual(['Item a', 'Item b']);
    rerender(gridOf(3));
    expect(texts()).toEqual(['Item a', 'Item b', 'Item c']);
    const connected = block('grid', 'grid', {
      connection_type: 'collection',
      wms_connection_collection_key: 'products',
    });
    const reading = (count: number) => (
      <OnPage page={pageWith(count)}>
        <BlockTree
          document={{ version: 1, root: ['grid'], blocks: { grid: connected } }}
          registry={renderRegistry}
          editable
        />
      </OnPage>
    );
    rerender(reading(2));
    const items = () => container.querySelectorAll('[data-entry]').length;
    expect(items()).toBe(2);
    rerender(reading(3));
    expect(items()).toBe(3);
  });

  it('BLK-26 BLK-29 has a gap of 6 unless it is set, and its own id', () => {
    const gapOf = (data: Record<string, string>) => {
      const { style, id } = renderBlock('grid', { data }).firstElementChild as HTMLElement;
      const values = Array.from({ length: style.length }, (_, at) => style.getPropertyValue(style.item(at)));
      cleanup();
      return [id, values];
    };
    expect(gapOf({ custom_id: 'prijzen' })).toEqual(['prijzen', ['3', '1.5rem']]);
    expect(gapOf({ column_spacing: '10', columns: '4' })).toEqual(['', ['4', '2.5rem']]);
  });

  it('BLK-31 shows the items of its own data, or of the named collection, when it is connected', () => {
    expect(shown({ connection_type: 'collection', dynamic_data: JSON.stringify(entries(3)) })).toBe(3);
    expect([...document.querySelectorAll('[data-entry]')].map(({ textContent }) => textContent)).toEqual(
      entries(3).map(({ title }) => title),
    );
    cleanup();
    const named = { connection_type: 'collection', wms_connection_collection_key: 'products' };
    expect(shown(named, pageWith(2))).toBe(2);
    cleanup();
    expect(shown({ connection_type: 'manual', dynamic_data: JSON.stringify(entries(3)) })).toBe(0);
  });

  it('links items to safe addresses only', () => {
    const urls = ['/tafels', 'javascript:alert(1)', 'https://elders.example'];
    const dynamic_data = JSON.stringify(urls.map((url) => ({ title: 'x', url })));
    const data = { connection_type: 'query', dynamic_data };
    const links = [...renderBlock('grid', { data }).querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/tafels', 'https://elders.example']);
  });

  it('BLK-32 reads the collection of the page when its own data cannot be parsed', () => {
    const data = {
      connection_type: 'query',
      dynamic_data: '{kapot',
      wms_connection_collection_key: 'products',
    };
    expect(shown(data, pageWith(2))).toBe(2);
    cleanup();
    expect(shown({ ...data, wms_connection_collection_key: '' }, pageWith(2))).toBe(0);
  });

  it('shows pages with what they say about themselves, and products with picture and price', () => {
    const list = { of: 'collection', collection: 'pages', rules: [], order: 'newest' } as const;
    const key = tileListKey({ ...list, first: [], hidden: [], most: 100 });
    const news = { kind: 'page', title: 'Nieuws', url: '/nieuws', description: 'Wat er speelt' } as const;
    const data = { connection_type: 'collection', wms_connection_collection_key: 'pages' };
    const page = { connections: { lists: { [key]: [tileOf(news)] } } };
    const pages = renderBlock('grid', { data, page });
    expect(pages.querySelector('h3 a')?.getAttribute('href')).toBe('/nieuws');
    expect(pages.querySelector('[data-entry] p')?.textContent).toBe('Wat er speelt');
    cleanup();
    const products = renderBlock('grid', {
      data: { connection_type: 'collection', wms_connection_collection_key: 'products' },
      page: pageWith(1),
    });
    expect(products.querySelector('[data-entry] img')).not.toBeNull();
    expect(products.textContent).toContain('€');
  });

  it('shows the owner, and not visitors, a note in a connected grid without items', () => {
    const data = { connection_type: 'collection', wms_connection_collection_key: 'products' };
    const textOf = (page: object, editable: boolean) => {
      const { textContent } = renderBlock('grid', { data, page, editable });
      cleanup();
      return textContent;
    };
    expect(textOf(pageWith(0), true)).toBe('Er is niets dat aan deze keuze voldoet.');
    expect(textOf({}, true)).toBe('De items worden opgehaald.');
    expect(textOf(pageWith(0), false)).toBe('');
  });
});
