import type { ShownQuote } from '../quote/quote-stage.ts';
import { lineOf, mixedCart, nobody, orderOf, partOf } from './cart.fixture.ts';

type Offer = NonNullable<ShownQuote['offer']>;

/** An offer of two stools that can be accepted; pass what matters to the test. */
export function offerOf(offer: Partial<Offer> = {}): Offer {
  return {
    number: 1,
    state: 'sent',
    is_expired: false,
    is_open: true,
    sent_at: new Date('2026-11-21T09:00:00Z'),
    valid_until: '2026-12-21',
    files: [],
    message: 'Fijn dat je bij ons kijkt.\nLevering in week 50.',
    checkout: partOf({
      products: [lineOf()],
      total_price: 10_000,
      price_incl_tax: 12_100,
      total_price_incl_tax: 12_100,
      total_price_with_tax: 12_100,
      total_quantity: 2,
      tax_amounts: { '21': 2_100 },
    }),
    shipment: {
      selected: { selected: '', title: '', price: { incl_tax: 0, excl_tax: 0 } },
      shipping_methods: [],
    },
    vies: mixedCart.vies,
    ...offer,
  };
}

/** A quote with that offer; pass what matters to the test. */
export function quoteOf(quote: Partial<ShownQuote> = {}): ShownQuote {
  const { payment, agreement, countries } = mixedCart;
  return {
    quote: { number: 'F1007', status: 'offered', created_at: new Date('2026-11-20T13:05:00Z') },
    offer: offerOf(),
    latest: 1,
    requested: mixedCart.quote,
    accepted: null,
    payment: { methods: payment.methods },
    agreement,
    users: { ...nobody, invoice_firstname: 'Anna', invoice_email: 'anna@voorbeeld.nl' },
    countries,
    messages: [],
    ...quote,
  };
}

/** The page of the buyer of a quote: a request without lines to order. */
export function quotedOrder() {
  const order = orderOf();
  return {
    ...order,
    order: { ...order.order, kind: 'quote' as const, number: 'F1007', broken_off: false },
    checkout: { ...order.checkout, products: [] },
  };
}
