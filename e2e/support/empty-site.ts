/** A website of which nothing was filled in, in the form in which the designer gets it. */
export const emptySite = {
  id: 'si',
  name: 'Proef',
  live_domain: 'proef.nl',
  language: 'nl',
  logo: '',
  price_mode: 'gross',
  modules: {
    webshop: {
      shoppingcart_page: '',
      checkout_page: '',
      thankyou_page: '',
      agreement_url: '',
      show_price_tax_included: true,
    },
  },
  company: {
    name: '',
    street: '',
    postcode: '',
    city: '',
    country: 'NL',
    email: '',
    phone: '',
    kvk: '',
    vat_number: '',
  },
  theme: { colors: {}, font_primary: '', font_secondary: '', radius: '' },
  menus: {},
  texts: {},
} as const;

/** Where its shop is. */
export const emptyShop = { cart: '/w', checkout: '/a', thankyou: '/b', search: '/s' } as const;
