import { describe, expect, it } from 'vitest';
import { nameFindingOf } from './name-finding-of.ts';

describe('nameFindingOf', () => {
  it.each([
    'libs/blocks/src/content/add-to-cart/add-to-cart.schema.ts',
    'e2e/storefront/cart.e2e.ts',
    'a/b.d.mts',
  ])('accepts %s', (path) => expect(nameFindingOf(path)).toBeUndefined());

  it.each(['libs/blocks/src/AddToCart.tsx', 'apps/api/src/add_to_cart.ts', 'libs/texts/src/nl/-shop.ts'])(
    'refuses %s, which is not kebab-case',
    (path) => expect(nameFindingOf(path)).toContain('kebab-case'),
  );

  it.each(['libs/blocks/src/utils.ts', 'libs/blocks/src/common/price.ts', 'apps/api/src/helpers.test.ts'])(
    'refuses %s, a name without meaning',
    (path) => expect(nameFindingOf(path)).toContain('says nothing'),
  );
});
