import type { PageContext } from '@etalage/api-contract';
import type { OutputOf, resolvePage } from '@etalage/api-contract';
import type { Cart, Order } from '@etalage/shop-domain/schema';
import { createContext } from 'react';

export type Page = OutputOf<typeof resolvePage>;

/** The parts of a page that belong to one visitor or one address, beside the page itself. */
export interface PageExtras {
  cart?: Cart;
  order?: Order;
  quote?: PageContext['quote'];
  orderSession: string;
  openOrder?: PageContext['openOrder'];
  search?: PageContext['search'];
  withdrawal?: PageContext['withdrawal'];
}

/** What the loader found for one request. */
export interface LoadedPage {
  page: Page;
  extras: PageExtras;
  path: string;
  /** With its question mark; empty without a query. */
  query: string;
  origin: string;
}

/**
 * The page that is rendered; absent when it could not be loaded. It does not go through the router, which would
 * serialise all loader data for a client router that does not exist.
 */
export const LoadedPageContext = createContext<LoadedPage | undefined>(undefined);
