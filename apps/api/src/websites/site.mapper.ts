import { storedDelivery } from '@etalage/shop-domain';
import { readMenuItems, type Site } from '@etalage/site-model';
import { readCookieSettings } from '@etalage/site-model/schema';
import { z } from 'zod';
import { accessibilityOf } from './accessibility-of.ts';
import { guaranteeOf } from './guarantee-of.ts';
import type { Place } from './place.repository.ts';
import { returnsOf } from './returns-of.ts';
import { readTheme } from './read-theme.ts';
import { storedDeliveryDays } from './stored-delivery-days.ts';
import { isSmallBusinessOn } from './shop-settings.ts';

const text = z.string().catch('');
const textRecord = z.record(z.string(), z.string()).catch({});
const webshopSettings = z.object({
  shoppingcart_page: text,
  checkout_page: text,
  thankyou_page: text,
  agreement_url: text,
  show_price_tax_included: z.boolean().catch(true),
  small_business_from: text,
  small_business_until: text,
  ...storedDeliveryDays,
});
const company = z.object({
  name: text,
  street: text,
  postcode: text,
  city: text,
  country: text,
  email: text,
  phone: text,
  kvk: text,
  vat_number: text,
});
const orEmpty = <Shape extends z.ZodType>(shape: Shape) => z.preprocess((value) => value ?? {}, shape);

/** `websites.settings` as stored; missing or unreadable values are read as empty. */
const settings = z.object({
  live_domain: text,
  language: z.string().catch('nl'),
  logo: text,
  modules: orEmpty(z.object({ webshop: orEmpty(webshopSettings) })),
  company: orEmpty(company),
  texts: textRecord,
});

/** The data that all pages of a website share, made of its row and its menus. */
export function siteOf({ website, menus, host, sells }: Place, now = new Date()): Site {
  const { modules, ...read } = settings.parse(website.settings);
  const { small_business_from: from, small_business_until: until, ...dated } = modules.webshop;
  const { delivery_from, delivery_to, ...webshop } = dated;
  const delivery = storedDelivery({ delivery_from, delivery_to });
  const guarantee = guaranteeOf(website.settings);
  const accessibility = accessibilityOf(website.settings);
  const isSmall = isSmallBusinessOn({ small_business_from: from, small_business_until: until }, now);
  const returns = returnsOf(website.settings);
  const saysReturns = Object.values(returns).some((said) => said !== '');
  const theme = readTheme(website.settings['theme']);
  return {
    ...read,
    modules: {
      webshop: {
        ...webshop,
        ...(accessibility && { accessibility }),
        ...(saysReturns && { returns }),
        ...(isSmall && { small_business: true }),
        ...(sells && { withdrawal: true }),
        ...(sells && guarantee && { guarantee }),
        ...(delivery && { delivery }),
      },
    },
    id: website.id,
    name: website.name,
    live_domain: read.live_domain || host,
    price_mode: website.price_mode,
    // From before the look had a logo.
    logo: theme.logo || read.logo,
    theme,
    cookies: readCookieSettings(website.settings['cookies']),
    menus: Object.fromEntries(menus.map((menu) => [menu.id, { ...menu, items: readMenuItems(menu.items) }])),
  };
}
