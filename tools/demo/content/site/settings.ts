/** `websites.settings` of the demo shop: company, paths of the shop, style, and one text of its own. */
export const demoSettings = {
  live_domain: 'localhost',
  language: 'nl',
  modules: {
    webshop: {
      shoppingcart_page: '/winkelwagen',
      checkout_page: '/afrekenen',
      thankyou_page: '/bestelling',
      agreement_url: '/algemene-voorwaarden',
      show_price_tax_included: true,
      delivery_from: 2,
      delivery_to: 5,
      accessibility: 'full',
      accessibility_checked_on: '2026-11-02',
    },
  },
  company: {
    name: 'Atelier Noord B.V.',
    street: 'Zuiderkade 18',
    postcode: '8911 AB',
    city: 'Leeuwarden',
    country: 'NL',
    email: 'werkplaats@ateliernoord.example',
    phone: '058 203 40 12',
    kvk: '81234567',
    vat_number: 'NL862345972B01',
  },
  theme: { colors: {}, font_primary: 'instrument_serif', font_secondary: 'figtree', radius: '6px' },
  texts: { website_search_field_placeholder: 'Zoek een tafel, stoel of lamp' },
};
