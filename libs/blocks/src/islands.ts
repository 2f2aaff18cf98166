import type { FunctionComponent } from 'react';

/** The component of an island. Its props come from the page as JSON, created by the island's own block. */
export type IslandComponent = FunctionComponent<never>;

/** Every island by the `name` of its definition; each is a file of its own in the browser. */
export const islands = {
  addtocart: () => import('./content/addtocart/addtocart.island.tsx').then(({ AddToCart }) => AddToCart),
  listing: () => import('./listing/listing.island.tsx').then(({ Listing }) => Listing),
  'webshop-checkout': () =>
    import('./sections/webshop-checkout/webshop-checkout.island.tsx').then(({ Checkout }) => Checkout),
  'webshop-shoppingcart': () =>
    import('./sections/webshop-shoppingcart/webshop-shoppingcart.island.tsx').then(({ Cart }) => Cart),
} as const satisfies Record<string, () => Promise<IslandComponent>>;

export { IslandRoot, type IslandTexts } from './runtime/island-root.tsx';
