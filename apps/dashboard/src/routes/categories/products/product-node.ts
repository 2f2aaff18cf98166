import type { CategoryProduct } from '../../../queries/category-queries.ts';

/** A product as an entry of a list of one level. */
export interface ProductNode {
  readonly id: string;
  readonly product: CategoryProduct;
  readonly items: readonly ProductNode[];
}
