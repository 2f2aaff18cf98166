import { cart, categoryPage, filter, order, product, tile } from '@etalage/shop-domain/schema';
import { focalPoint, pageDocument, site, visitorForm } from '@etalage/site-model/schema';
import { z } from 'zod';
import { shownQuote } from '../quotes/buyer-quote.ts';
import { withdrawalSteps } from '../withdrawals/withdrawal-steps.ts';

export const pageKinds = [
  'page',
  'category',
  'product',
  'cart',
  'checkout',
  'thankyou',
  'withdrawal',
  'accessibility',
  'search',
  'not_found',
  'login',
  'redirect',
] as const;

export const breadcrumb = z.object({ title: z.string(), url: z.string(), active: z.boolean() });

/** What blocks refer to, by its id, as far as visitors may see it; what is gone or unpublished is left out. */
export const connections = z
  .object({
    products: z.record(z.string(), tile),
    /** Products that are shown with everything an order needs. */
    wholeProducts: z.record(z.string(), product),
    categories: z.record(z.string(), tile),
    /** Forms of blocks and of the products that are shown whole, without what only the owner may see. */
    forms: z.record(z.string(), visitorForm),
    /** Tiles of a list that is made by a rule, such as the products of a category, by `tileListKey`. */
    lists: z.record(z.string(), z.array(tile)),
  })
  .partial();

/** What is known of a picture before it is loaded. */
export const pictureLook = z.object({
  /** Size in pixels. */
  width: z.int(),
  height: z.int(),
  /** A tiny WebP of it in base64; empty for a picture that may be transparent. */
  placeholder: z.string(),
  /** The alternative text of its file in the library; absent without one. */
  alt: z.string().optional(),
  /** The point of it that stays in view where a place that has none of its own crops it; absent for the middle. */
  focus: focalPoint.optional(),
});

/** Messages of a form that was returned, by field path, and what was typed, so that nothing is lost without JavaScript. */
export const formFeedback = z.object({
  /** Which form of the page it belongs to, e.g. `add-to-cart`. */
  form: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
  values: z.record(z.string(), z.string()),
  /** A success message, already in the website's words. */
  message: z.string(),
  /** The answers of a form as text, if its visitor sees a summary first. */
  summary: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
});

/**
 * Everything blocks may read of their page. The storefront fills it from a request; the designer receives it
 * with a document and passes it to its frame. Personal parts are present on uncached screens only.
 */
export const pageContext = z.object({
  site,
  /** What the address turned out to be, e.g. `product`; a protected page is `login` until its password holds. */
  kind: z.enum(pageKinds),
  /** Path of the page without a trailing slash, `/` for the root. */
  path: z.string(),
  /** Search part of the address, with its question mark or empty. */
  query: z.string(),
  postTitle: z.string(),
  breadcrumbs: z.array(breadcrumb),
  product: product.optional(),
  /** Whether the page's product can be ordered now, for the first HTML. */
  inStock: z.boolean().optional(),
  /** Ids of the variants of the page's product that cannot be ordered now, for the first HTML. */
  soldOut: z.array(z.string()).optional(),
  /** Products that go well with the page's product. */
  related: z.array(tile).optional(),
  category: categoryPage.optional(),
  connections,
  /** The pictures of the page that are stored on the website, by address. */
  pictures: z.record(z.string(), pictureLook).optional(),
  /** In the designer: drafts of the templates that blocks show, by id, including the templates that these contain. */
  partials: z.record(z.string(), pageDocument).optional(),
  /** Paths of the shop's own pages. */
  shop: z.object({ cart: z.string(), checkout: z.string(), thankyou: z.string(), search: z.string() }),
  cart: cart.optional(),
  order: order.optional(),
  /** The quote of an order page, with the version of its offer that was sent last. */
  quote: shownQuote.optional(),
  /** The order's token on the thank-you page, empty elsewhere. */
  orderSession: z.string(),
  /** The order of this browser that is not paid yet, on the pages of the cart and the checkout. */
  openOrder: z.object({ session: z.string(), number: z.string() }).optional(),
  /** How far somebody is with withdrawing from an order, on the page of withdrawals. */
  withdrawal: withdrawalSteps.optional(),
  search: z
    .object({
      query: z.string(),
      filters: z.string(),
      results: z.array(tile),
      facets: z.array(filter),
      hits: z.int(),
      /** Whether there may be more products than were counted. */
      mayBeMore: z.boolean(),
    })
    .optional(),
  feedback: formFeedback.optional(),
});

export type Connections = z.output<typeof connections>;
export type FormFeedback = z.output<typeof formFeedback>;
export type PictureLook = z.output<typeof pictureLook>;
export type PageContext = z.output<typeof pageContext>;
