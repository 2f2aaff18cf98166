import type { CategoryProduct, ProductPages } from '../../../queries/category-queries.ts';

/** The pages with a product at another place, until the server has answered. */
export function withPlaced(pages: ProductPages, id: string, index: number): ProductPages {
  const all = pages.pages.flatMap((page) => page.products);
  const moved = all.find((one) => one.id === id);
  if (!moved) return pages;
  const others = all.filter((one) => one.id !== id);
  return inPages(pages, others.toSpliced(index, 0, moved));
}

/** The pages without a product. */
export function withoutProduct(pages: ProductPages, id: string): ProductPages {
  const all = pages.pages.flatMap((page) => page.products);
  const left = inPages(
    pages,
    all.filter((one) => one.id !== id),
  );
  const gone = all.length - left.pages.flatMap((page) => page.products).length;
  return { ...left, pages: left.pages.map((page) => ({ ...page, total: page.total - gone })) };
}

/** A list divided into pages of the sizes that they had. */
function inPages(pages: ProductPages, products: readonly CategoryProduct[]): ProductPages {
  let start = 0;
  return {
    ...pages,
    pages: pages.pages.map((page) => {
      const end = start + page.products.length;
      const part = products.slice(start, end);
      start = end;
      return { ...page, products: part };
    }),
  };
}
