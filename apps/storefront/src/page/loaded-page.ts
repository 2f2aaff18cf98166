import { createContext } from 'react';
import type { Page } from '../services/services-context.ts';
import type { PageExtras } from './load-page.ts';

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
