import { expect, it } from 'vitest';
import { withoutProduct, withPlaced } from './moved-pages.ts';

const page = (ids: string[], next: string) => ({
  products: ids.map((id) => ({ id, title: id, picture: '', status: 'published' as const, price_cents: 1 })),
  total: 9,
  next,
});
const pages = { pages: [page(['a', 'b'], 'x'), page(['c', 'd'], '')], pageParams: ['', 'x'] };
const ids = (of: typeof pages) => of.pages.map(({ products }) => products.map(({ id }) => id).join(''));

it('shows a product at its place before the server has answered, in pages of the same sizes', () => {
  expect(ids(withPlaced(pages, 'd', 0) as typeof pages)).toEqual(['da', 'bc']);
  expect(ids(withPlaced(pages, 'a', 2) as typeof pages)).toEqual(['bc', 'ad']);
  expect(ids(withPlaced(pages, 'a', 9) as typeof pages)).toEqual(['bc', 'da']);
  expect(withPlaced(pages, 'weg', 0)).toBe(pages);
});

it('shows a list without a product that is taken out', () => {
  const left = withoutProduct(pages, 'b');
  expect(ids(left as typeof pages)).toEqual(['ac', 'd']);
  expect(left.pages[0]?.total).toBe(8);
});
