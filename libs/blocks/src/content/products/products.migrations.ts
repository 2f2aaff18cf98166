import { readReferences } from '@etalage/form-engine/schema';
import type { Migration } from '../../runtime/define-block.ts';

/** The products were stored in `products_mutated`, or in `products` as text; owners could fill neither. */
export const chosenProducts: Migration = {
  name: 'choose-products-in-a-field',
  up: ({ products_mutated: resolved, products, ...stored }) => ({
    ...stored,
    products: readReferences(resolved ?? products),
  }),
};
