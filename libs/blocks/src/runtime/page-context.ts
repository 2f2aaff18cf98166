import type {
  CartWire,
  OrderWire,
  ProductWire,
  Filter,
  TileWire,
  CategoryPageWire,
} from '@etalage/shop-domain/schema';
import type { PageDocument, Site } from '@etalage/site-model';
import { createContext, useContext } from 'react';

/**
 * Messages of a form returned by the server, by field path, and what was typed, so that nothing is lost without
 * JavaScript.
 */
export interface FormFeedback {
  /** The form of the page that it belongs to, e.g. `add-to-cart`. */
  form: string;
  errors: Record<string, string[]>;
  values: Record<string, string>;
  /** A success message, already in the website's texts. */
  message: string;
  /** The answers of a form as text, when the visitor asked to see them first. */
  summary?: readonly { label: string; value: string }[];
}

/** The page context of blocks. Personal parts are present on uncached pages only. */
export interface PageContext {
  site: Site;
  /**
   * What the address was resolved to, e.g. `product`; a protected page is `login` until the correct password is given.
   */
  kind: string;
  /** Path of the page without a trailing slash, `/` for the root. */
  path: string;
  /** Query of the address, with its question mark, or empty. */
  query: string;
  postTitle: string;
  breadcrumbs: { title: string; url: string; active: boolean }[];
  product?: ProductWire;
  inStock?: boolean;
  /** Products related to the page's product. */
  related?: readonly TileWire[];
  category?: CategoryPageWire;
  /** Items that a block refers to, by block id. */
  connections: Record<string, unknown[]>;
  /** In the designer: drafts of the templates that blocks of this document show, by id. */
  partials?: Record<string, PageDocument>;
  /** Paths of the shop's own pages. */
  shop: { cart: string; checkout: string; thankyou: string; search: string };
  cart?: CartWire;
  order?: OrderWire;
  /** The order's token on the thank-you page, empty elsewhere. */
  orderSession: string;
  search?: { query: string; filters: string; results: TileWire[]; facets: Filter[]; hits: number };
  feedback?: FormFeedback;
}

export const PageContextProvider = createContext<PageContext | null>(null);

/** The page of a block. Islands have no page context: their block passes them what they need as props. */
export function usePage(): PageContext {
  const page = useContext(PageContextProvider);
  if (!page) throw new Error('usePage outside a page');
  return page;
}
