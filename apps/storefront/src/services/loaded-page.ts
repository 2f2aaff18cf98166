import type { PageContext } from '@etalage/api-contract';
import type { resolvePage, ResponseOf } from '@etalage/api-contract';
import type { CartWire, OrderWire } from '@etalage/shop-domain/schema';
import { createContext } from 'react';

export type Page = ResponseOf<typeof resolvePage>;

/** The parts of a page that belong to one visitor or one address, beside the page itself. */
export interface PageExtras {
  cart?: CartWire;
  order?: OrderWire;
  orderSession: string;
  search?: PageContext['search'];
}

/** What the loader found for one request. */
export interface LoadedPage {
  page: Page;
  extras: PageExtras;
  path: string;
  /** With its question mark; empty without one. */
  query: string;
  origin: string;
}

/**
 * The page that is drawn; absent when it could not be loaded. It does not go through the router, which would write all
 * data of a route out for a browser that never reads it.
 */
export const LoadedPageContext = createContext<LoadedPage | undefined>(undefined);
