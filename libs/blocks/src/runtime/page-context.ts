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

/** Messages of a form that came back, by field path, and what was typed, so that nothing is lost without JavaScript. */
export interface FormFeedback {
  /** Which form of the page it belongs to, e.g. `add-to-cart`. */
  form: string;
  errors: Record<string, string[]>;
  values: Record<string, string>;
  /** A success message, already in the website's words. */
  message: string;
  /** The answers of a form in words, when its visitor asked to see them first. */
  summary?: readonly { label: string; value: string }[];
}

/** Everything blocks may read of the page they stand on. Personal parts are present on uncached screens only. */
export interface PageContext {
  site: Site;
  /** What the address turned out to be, e.g. `product`; a protected page is `login` until its password holds. */
  kind: string;
  /** Path of the page without a trailing slash, `/` for the root. */
  path: string;
  /** Search part of the address, with its question mark or empty. */
  query: string;
  postTitle: string;
  breadcrumbs: { title: string; url: string; active: boolean }[];
  product?: ProductWire;
  inStock?: boolean;
  /** Products that go well with the page's product. */
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

/** The page a block stands on. Islands have no page context: their block hands them what they need as props. */
export function usePage(): PageContext {
  const page = useContext(PageContextProvider);
  if (!page) throw new Error('usePage outside a page');
  return page;
}
