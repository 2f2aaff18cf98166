import { noCookies } from '../site/cookie-entries.ts';
import { plainTheme } from '../theme/theme-css.ts';
import type { Site } from '../site/site.schema.ts';

type Webshop = Site['modules']['webshop'];
type Changes = Partial<Omit<Site, 'company' | 'modules'>> & {
  company?: Partial<Site['company']>;
  webshop?: Partial<Webshop>;
};

const company: Site['company'] = {
  name: '',
  street: '',
  postcode: '',
  city: '',
  country: 'NL',
  email: '',
  phone: '',
  kvk: '',
  vat_number: '',
};
const webshop: Webshop = {
  shoppingcart_page: '',
  checkout_page: '',
  thankyou_page: '',
  agreement_url: '',
  show_price_tax_included: true,
};

/** A website with empty settings; pass what matters to the test. */
export function siteOf(changes: Changes = {}): Site {
  const { company: ofCompany, webshop: ofWebshop, ...ofSite } = changes;
  return {
    id: 'si',
    name: 'Proef',
    live_domain: 'proef.nl',
    language: 'nl',
    logo: '',
    price_mode: 'gross',
    theme: plainTheme,
    cookies: noCookies,
    menus: {},
    texts: {},
    ...ofSite,
    modules: { webshop: { ...webshop, ...ofWebshop } },
    company: { ...company, ...ofCompany },
  };
}
