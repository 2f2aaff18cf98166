import type { Site } from '@etalage/site-model';
import { z } from 'zod';
import type { Place } from './place.repository.ts';

const word = z.string().catch('');
const words = z.record(z.string(), z.string()).catch({});
const webshop = z.object({
  shoppingcart_page: word,
  checkout_page: word,
  thankyou_page: word,
  agreement_url: word,
  show_price_tax_included: z.boolean().catch(true),
});
const company = z.object({
  name: word,
  street: word,
  postcode: word,
  city: word,
  country: word,
  email: word,
  phone: word,
  kvk: word,
  vat_number: word,
});
const theme = z.object({ colors: words, font_primary: word, font_secondary: word, radius: word });
const orEmpty = <Shape extends z.ZodType>(shape: Shape) => z.preprocess((value) => value ?? {}, shape);

/** `websites.settings` as stored; anything missing or unreadable reads as not filled in. */
const settings = z.object({
  live_domain: word,
  language: z.string().catch('nl'),
  logo: word,
  modules: orEmpty(z.object({ webshop: orEmpty(webshop) })),
  company: orEmpty(company),
  theme: orEmpty(theme),
  texts: words,
});

/** What every page of a website shares, from its row and its menus. */
export function siteOf({ website, menus, host }: Place): Site {
  const read = settings.parse(website.settings);
  return {
    ...read,
    id: website.id,
    name: website.name,
    live_domain: read.live_domain || host,
    price_mode: website.price_mode,
    menus: Object.fromEntries(menus.map((menu) => [menu.id, menu])),
  };
}
