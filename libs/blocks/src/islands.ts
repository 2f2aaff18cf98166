import type { FunctionComponent } from 'react';

/** What the browser needs of an island; its definition is one. */
export interface IslandModule {
  // Props come from the page as JSON, made by the island's own block.
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
