import { readReferences } from '@etalage/form-engine/schema';
import type { Migration } from '../../runtime/define-block.ts';

/** The products stood in `products_mutated`, or in `products` as text; neither was a field that an owner could fill. */
export const chosenProducts: Migration = {
  name: 'choose-products-in-a-field',
  up: ({ products_mutated: resolved, products, ...stored }) => ({
    ...stored,
    products: readReferences(resolved ?? products),
  }),
};
