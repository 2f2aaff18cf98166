import { readReferences } from '@etalage/form-engine/schema';
import type { Migration } from '../../runtime/define-block.ts';

/** The categories were stored in `productcategories_mutated`, or as text; owners could fill neither. */
export const chosenCategories: Migration = {
  name: 'choose-categories-in-a-field',
  up: ({ productcategories_mutated: resolved, productcategories, ...stored }) => ({
    ...stored,
    productcategories: readReferences(resolved ?? productcategories),
  }),
};
