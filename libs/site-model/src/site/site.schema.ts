import { z } from 'zod';
import { cookieSettings } from './cookie-settings.schema.ts';
import { menu } from './menu.schema.ts';
import { ownFont } from './own-font.schema.ts';

/** Places that have one shared PageDocument per site beside the pages themselves. */
export const compositionKinds = [
  'header',
  'footer',
  'category',
  'product',
  'cart',
  'checkout',
  'thankyou',
  'search',
  'not_found',
  'login',
] as const;

/** Settings of the webshop module; an empty path means its fallback (ROUTE-01 to ROUTE-07). */
const webshopSettings = z.object({
  shoppingcart_page: z.string(),
  checkout_page: z.string(),
  thankyou_page: z.string(),
  agreement_url: z.string(),
  /** What its page about accessibility says; missing for none. */
  accessibility: z
    .object({
      state: z.enum(['full', 'partial', 'exempt']),
      checked_on: z.string(),
      exceptions: z.string(),
    })
    .optional(),
  /** The notice of the legal guarantee, with the address of its official picture or ''; missing for none. */
  guarantee: z.object({ picture: z.string() }).optional(),
  /** What it says about sending back; missing if nothing differs from what the law says. */
  returns: z
    .object({
      return_costs: z.enum(['', 'buyer', 'shop']),
      return_costs_about: z.string(),
      return_address: z.string(),
    })
    .optional(),
  show_price_tax_included: z.boolean(),
  /** Whether the shop charges nobody VAT, as a small business. */
  small_business: z.boolean().optional(),
  /** Whether its pages lead to where buyers withdraw from a purchase. */
  withdrawal: z.boolean().optional(),
  /** Within how many working days goods are delivered that do not say so themselves; missing to say nothing. */
  delivery: z.object({ from: z.int(), to: z.int() }).optional(),
});

/** Seller data shown in footer, mails and invoices, and used for VAT decisions. */
export const company = z.object({
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  phone: z.string(),
  kvk: z.string(),
  vat_number: z.string(),
});

/** The 20 palette entries by key, the fonts, the corner radius and the shapes of a site (STY-27). */
export const theme = z.object({
  colors: z.record(z.string(), z.string()),
  /** The owner's own names of colours, by key. */
  labels: z.record(z.string(), z.string()),
  font_primary: z.string(),
  font_secondary: z.string(),
  /** The uploaded fonts that the two are among. */
  fonts: z.array(ownFont),
  radius: z.string(),
  /** The owner's choices of shapes, by setting (`shapeSettings`). */
  shape: z.record(z.string(), z.string()),
  /** Addresses of the website's own pictures, '' without one: its logo, its sign in a tab, and what is shared. */
  logo: z.string(),
  icon: z.string(),
  share_image: z.string(),
});

/** What every page of a website shares; stored in `websites.settings`, sent once per page response. */
export const site = z.object({
  id: z.string(),
  name: z.string(),
  /** Host of the published site without scheme, e.g. `www.shop.nl`. */
  live_domain: z.string(),
  language: z.string(),
  logo: z.string(),
  price_mode: z.enum(['gross', 'net']),
  modules: z.object({ webshop: webshopSettings }),
  company,
  theme,
  cookies: cookieSettings,
  menus: z.record(z.string(), menu),
  /** Texts replaced by the owner, by key (TRN-01). */
  texts: z.record(z.string(), z.string()),
});

export type CompositionKind = (typeof compositionKinds)[number];
export type Site = z.infer<typeof site>;
export type Theme = z.infer<typeof theme>;
export type Company = z.infer<typeof company>;
