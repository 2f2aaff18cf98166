import type { CartLine, CartPart, Cart, Customer, Order } from '@etalage/shop-domain/schema';

/** A line of two stools; pass what matters to the test. */
export function lineOf(line: Partial<CartLine> = {}): CartLine {
  return {
    id: 'li_1',
    product_id: 'pr_kruk',
    title: 'Kruk',
    url: '/kruk',
    main_image: '/img/1.svg',
    quantity: 2,
    price_incl_tax: 6_050,
    price_excl_tax: 5_000,
    total_price_incl_tax: 12_100,
    total_price_excl_tax: 10_000,
    options: [],
    quantity_min: 1,
    quantity_max: 9999,
    quantity_step: 1,
    hide_quantity: false,
    problem: '',
    ...line,
  };
}

/** A half of a cart without lines; pass what matters to the test. */
export function partOf(part: Partial<CartPart> = {}): CartPart {
  return {
    session: 'sc_1',
    products: [],
    total_price: 0,
    price_incl_tax: 0,
    total_price_incl_tax: 0,
    total_price_with_tax: 0,
    total_quantity: 0,
    tax_amounts: {},
    show_price_tax_included: true,
    ...part,
  };
}

export const nobody: Customer = {
  invoice_is_company: false,
  invoice_company: '',
  invoice_tax_number: '',
  invoice_firstname: '',
  invoice_lastname: '',
  invoice_phonenumber: '',
  invoice_email: '',
  invoice_street: '',
  invoice_number: '',
  invoice_postcode: '',
  invoice_city: '',
  invoice_country: 'NL',
  custom_shipping_information: false,
  shipping_firstname: '',
  shipping_lastname: '',
  shipping_phonenumber: '',
  shipping_email: '',
  shipping_street: '',
  shipping_number: '',
  shipping_postcode: '',
  shipping_city: '',
  shipping_country: '',
};

const parcel = { incl_tax: 695, excl_tax: 574 };

/** A cart with lines to order and a line for a quote. */
export const mixedCart: Cart = {
  shoppingcart: partOf({
    products: [
      lineOf({
        options: [
          { key: 'kleur', title: 'Kleur', value: 'Blauw', amount: { incl_tax: 605, excl_tax: 500 } },
          { key: 'gravure', title: 'Gravure', value: 'Voor oma', amount: null },
        ],
      }),
      lineOf({
        id: 'li_2',
        title: 'Boek over hout',
        quantity: 1,
        price_incl_tax: 2_725,
        price_excl_tax: 2_500,
        total_price_incl_tax: 2_725,
        total_price_excl_tax: 2_500,
        main_image: '/img/2.svg',
      }),
    ],
    total_price: 12_500,
    price_incl_tax: 14_825,
    total_price_incl_tax: 15_520,
    total_price_with_tax: 15_520,
    total_quantity: 3,
    tax_amounts: { '9': 230, '21': 2_216 },
  }),
  quote: partOf({
    products: [
      lineOf({
        id: 'li_3',
        title: 'Tafelblad op maat, massief eiken, met afgeronde hoeken',
        quantity: 1,
        price_incl_tax: 22_500,
        price_excl_tax: 18_595,
        total_price_incl_tax: 22_500,
        total_price_excl_tax: 18_595,
        main_image: '/img/3.svg',
      }),
    ],
    total_price: 18_595,
    price_incl_tax: 22_500,
    total_price_incl_tax: 22_500,
    total_price_with_tax: 22_500,
    total_quantity: 1,
    tax_amounts: { '21': 3_905 },
  }),
  payment: {
    selected: 'ideal',
    url: '',
    methods: {
      ideal: { id: 'ideal', title: 'iDEAL', image: '/img/ideal.svg', description: '' },
      wire: {
        id: 'wire',
        title: 'Overboeking',
        image: '',
        description: 'Je bestelling gaat de deur uit na ontvangst.',
      },
    },
  },
  users: nobody,
  vies: { status: 'unchecked', reverse_charge_applied: false, tax_number: '', category: 'S' },
  shipment: {
    selected: { selected: 'parcel', title: 'Pakket', price: parcel },
    shipping_methods: [
      { id: 'parcel', title: 'Pakket', price: parcel },
      { id: 'pickup', title: 'Afhalen in de werkplaats', price: { incl_tax: 0, excl_tax: 0 } },
    ],
  },
  agreement: { url: '/voorwaarden' },
  countries: { NL: 'Nederland', BE: 'België', DE: 'Duitsland' },
};

/** The order that is made from the mixed cart. */
export function orderOf(payment: Partial<Order['payment']> = {}): Order {
  const { shoppingcart, quote, shipment, vies, agreement, countries } = mixedCart;
  return {
    order: {
      number: '2026-00042',
      quote_number: 'O1007',
      created_at: '2026-11-20T13:05:00.000Z',
      kind: 'mixed',
      status: 'placed',
      broken_off: true,
      restored: false,
    },
    payment: {
      ...mixedCart.payment,
      selected_title: 'iDEAL',
      payment_status: '',
      transfer: null,
      test: false,
      ...payment,
    },
    shipment,
    shipments: [],
    checkout: shoppingcart,
    quote,
    users: {
      ...nobody,
      invoice_firstname: 'Anna',
      invoice_lastname: 'de Vries',
      invoice_email: 'anna@voorbeeld.nl',
      invoice_phonenumber: '0612345678',
      invoice_street: 'Dorpsstraat',
      invoice_number: '12',
      invoice_postcode: '1234 AB',
      invoice_city: 'Utrecht',
    },
    vies,
    agreement,
    countries,
  };
}
