import type { IslandDefinition } from '../runtime/island.tsx';
import { tileTextKeys } from '../tile/tile.tsx';
import { filterTextKeys } from './filter-panel.tsx';
import { Listing, type ListingProps } from './listing.island.tsx';

export const listingIsland: IslandDefinition<ListingProps> = {
  name: 'listing',
  component: Listing,
  textKeys: [
    ...filterTextKeys,
    ...tileTextKeys,
    'website_search_hits',
    'website_search_hits_one',
    'website_search_hits_more',
    'webshop_listing_broad',
    'webshop_listing_empty',
    'webshop_listing_more',
    'webshop_listing_other',
    'webshop_busy',
  ],
};
