import type { FunctionComponent } from 'react';

/** The exports of an island that the browser needs; every island definition has them. */
export interface IslandModule {
  // Props come from the page as JSON, created by the island's own block.
  component: FunctionComponent<never>;
}

/** Every island by the `name` of its definition; each is a file of its own in the browser. */
export const islands = {
  addtocart: () =>
    import('./content/addtocart/addtocart.island.tsx').then((module) => module.addToCartIsland),
  listing: () => import('./listing/listing.island.tsx').then((module) => module.listingIsland),
  'webshop-checkout': () =>
    import('./sections/webshop-checkout/webshop-checkout.island.tsx').then((module) => module.checkoutIsland),
  'webshop-shoppingcart': () =>
    import('./sections/webshop-shoppingcart/webshop-shoppingcart.island.tsx').then(
      (module) => module.cartIsland,
    ),
} as const satisfies Record<string, () => Promise<IslandModule>>;

export { IslandRoot, type IslandTexts } from './runtime/island-root.tsx';
