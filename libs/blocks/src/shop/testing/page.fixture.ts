import type { PageContext } from '@etalage/api-contract';
import { siteOf } from '@etalage/site-model/fixtures';

/** A page of a website with a shop; pass what matters to the test. */
export function pageOf(page: Partial<PageContext> = {}): PageContext {
  return {
    site: siteOf({
      id: 'si_1',
      name: 'Houtatelier',
      live_domain: 'www.houtatelier.nl',
      company: {
        name: 'Houtatelier',
        street: 'Werfkade 3',
        postcode: '1033 RA',
        city: 'Amsterdam',
        email: 'hallo@houtatelier.nl',
        phone: '020 123 45 67',
        kvk: '12345678',
        vat_number: 'NL123456789B01',
      },
    }),
    kind: 'page',
    path: '/',
    query: '',
    postTitle: '',
    breadcrumbs: [],
    connections: {},
    shop: { cart: '/winkelwagen', checkout: '/afrekenen', thankyou: '/bestelling', search: '/search' },
    orderSession: '',
    ...page,
  };
}
