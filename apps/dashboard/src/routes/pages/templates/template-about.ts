import type { TextKey } from '@etalage/texts';

/** Explains where each fixed part of the site is shown. */
const abouts: Readonly<Record<string, TextKey>> = {
  header: 'templates_about_header',
  footer: 'templates_about_footer',
  category: 'templates_about_category',
  product: 'templates_about_product',
  cart: 'templates_about_cart',
  checkout: 'templates_about_checkout',
  thankyou: 'templates_about_thankyou',
  search: 'templates_about_search',
  not_found: 'templates_about_not_found',
  login: 'templates_about_login',
};

/** The purpose of a fixed part; undefined for a part that is not known here. */
export function templateAbout(id: string): TextKey | undefined {
  return abouts[id];
}
