import type { ShippingRule } from '../shipping/shipping-method.ts';
import type { LegalFacts } from './legal-facts.ts';

const everywhere: ShippingRule = {
  countries: [],
  postcode_from: '',
  postcode_to: '',
  min_weight: null,
  max_weight: null,
  min_amount: null,
  max_amount: null,
  min_quantity: null,
  max_quantity: null,
  price: 695,
  free_from: null,
};

/** A shop of which nothing is wrong. */
export const cleanFacts: LegalFacts = {
  seller: {
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
  shop: {
    sells: true,
    sells_goods: true,
    is_small_business: false,
    shows_tax: true,
    has_delivery_time: true,
    has_accessibility: true,
    terms: '/algemene-voorwaarden',
    are_terms_found: true,
    are_terms_kept: true,
    has_oss: false,
    sold_abroad: 700_000,
    has_belgian_companies: false,
    sends_peppol: false,
    keeps_mails: false,
  },
  texts: { webshop_checkout_order: 'Bestelling met betalingsverplichting', withdrawal_link: 'Herroepen' },
  delivery: [{ is_pickup: false, rules: [everywhere] }],
  payments: ['ideal', 'pay_on_pickup'],
  documents: [
    {
      place: { kind: 'page', id: 'home', title: 'Home', block: '' },
      has_odr: false,
      undescribed: '',
      unlisted: [],
    },
  ],
  products: [
    {
      id: 'duin',
      title: 'Eettafel Duin',
      has_odr: false,
      price_texts: ['vanaf', ''],
      is_goods: true,
      has_maker: true,
      has_delivery_time: false,
      prior: 'lawful',
    },
  ],
  forms: [
    {
      id: 'contact',
      title: 'Contact',
      questions: [
        { type: 'text', caption: 'Naam', choices: [], default_value: '' },
        { type: 'checkbox', caption: 'Nieuwsbrief', choices: ['Ja'], default_value: '' },
        { type: 'hidden', caption: '', choices: [], default_value: 'x' },
      ],
    },
  ],
  menus: [{ id: 'voet', title: 'Voetmenu', gone: [] }],
  loads: [],
  privacy: { pages: [{ kind: 'page', id: 'privacy', title: 'Privacy', block: '' }], is_linked: true },
  odr_places: [],
  poor_contrasts: 0,
};
