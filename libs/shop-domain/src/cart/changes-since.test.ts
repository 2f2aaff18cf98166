import { describe, expect, it } from 'vitest';
import type { CartLine, CartPart } from '../schema/cart.schema.ts';
import { changesSince, type ShownChange } from './changes-since.ts';
import { NOTHING_SHOWN, shownOf, type OrderedCart } from './shown-of.ts';

const line = (changes: Partial<CartLine> = {}): CartLine => ({
  id: 'l1',
  product_id: 'p1',
  title: 'Kruk',
  url: '',
  main_image: '',
  quantity: 2,
  price_incl_tax: 1_210,
  price_excl_tax: 1_000,
  total_price_incl_tax: 2_420,
  total_price_excl_tax: 2_000,
  options: [],
  quantity_min: 1,
  quantity_max: 9_999,
  quantity_step: 1,
  hide_quantity: false,
  problem: '',
  ...changes,
});
const part = (changes: Partial<CartPart> = {}): CartPart => ({
  session: 's',
  products: [],
  total_price: 0,
  price_incl_tax: 0,
  total_price_incl_tax: 0,
  total_price_with_tax: 0,
  total_quantity: 0,
  tax_amounts: {},
  show_price_tax_included: true,
  ...changes,
});
const shoppingcart = part({ products: [line()], total_price_with_tax: 2_915, tax_amounts: { '21': 506 } });
const quoteLine = line({ id: 'l2', title: 'Blad', quantity: 1 });
const cart: OrderedCart = {
  shoppingcart,
  quote: part({ products: [quoteLine], price_incl_tax: 1_210 }),
  shipment: {
    selected: { selected: 'post', title: 'Pakket', price: { incl_tax: 495, excl_tax: 409 } },
    shipping_methods: [],
  },
  payment: {
    selected: 'ideal',
    url: '',
    methods: { wire: { id: 'wire', title: 'Overboeking', image: '', description: '' } },
  },
  vies: { status: 'unchecked', reverse_charge_applied: false, tax_number: '', category: 'S' },
};
const direct = (changes: Partial<CartPart>): OrderedCart => ({
  ...cart,
  shoppingcart: { ...shoppingcart, ...changes },
});
const shipped = (selected: string, title: string, incl_tax: number): OrderedCart => ({
  ...cart,
  shipment: { ...cart.shipment, selected: { selected, title, price: { incl_tax, excl_tax: 409 } } },
});

/** A changed cart, and all that is named of it. */
const ten = { id: 'd1', title: 'Tien euro', code: 'TIEN', kind: 'amount' as const };
const five = { ...ten, id: 'd2', title: 'Vijf euro', code: '' };
const free = { ...ten, id: 'd3', title: 'Gratis bezorgd', kind: 'free_shipping' as const };
const priceOf = (incl_tax: number, excl_tax: number) => ({ price: { incl_tax, excl_tax } });
/** The cart with ten and five euros off. */
const discounted = direct({
  discounts: [
    { ...ten, ...priceOf(1_000, 826) },
    { ...five, ...priceOf(500, 413) },
  ],
  total_price_with_tax: 1_415,
});

const cases: readonly [string, OrderedCart, readonly ShownChange[]][] = [
  ['nothing', cart, []],
  [
    'a price',
    direct({ products: [line({ price_incl_tax: 1_300 })], total_price_with_tax: 3_095 }),
    [
      { kind: 'price', title: 'Kruk', before: 1_210, now: 1_300 },
      { kind: 'payable', before: 2_915, now: 3_095 },
    ],
  ],
  ['the side of a price that is not shown', direct({ products: [line({ price_excl_tax: 999 })] }), []],
  [
    'a quantity',
    direct({ products: [line({ quantity: 3 })] }),
    [{ kind: 'quantity', title: 'Kruk', before: 2, now: 3 }],
  ],
  [
    'a removed and an added line',
    direct({ products: [line({ id: 'l3', title: 'Bank' })] }),
    [
      { kind: 'added', title: 'Bank' },
      { kind: 'removed', product_id: 'p1' },
    ],
  ],
  [
    'a quote line',
    { ...cart, quote: part({ products: [line({ ...quoteLine, quantity: 4 })], price_incl_tax: 4_840 }) },
    [{ kind: 'quantity', title: 'Blad', before: 1, now: 4 }],
  ],
  [
    'the amounts of the quote only',
    { ...cart, quote: { ...cart.quote, price_incl_tax: 1 } },
    [{ kind: 'quote' }],
  ],
  [
    'the delivery and its costs',
    shipped('kar', 'Karretje', 595),
    [
      { kind: 'shipping_method', title: 'Karretje' },
      { kind: 'shipping', before: 495, now: 595 },
    ],
  ],
  [
    'the payment method',
    { ...cart, payment: { ...cart.payment, selected: 'wire' } },
    [{ kind: 'payment_method', title: 'Overboeking' }],
  ],
  [
    'a payment method that is no longer possible',
    { ...cart, payment: { ...cart.payment, selected: '' } },
    [{ kind: 'payment_method', title: '' }],
  ],
  [
    'discounts together, once',
    discounted,
    [
      { kind: 'discount', before: 0, now: 1_500 },
      { kind: 'payable', before: 2_915, now: 1_415 },
    ],
  ],
  [
    'free shipping by its costs, not as a discount',
    {
      ...direct({ discounts: [{ ...free, ...priceOf(0, 0) }], total_price_with_tax: 2_420 }),
      shipment: shipped('post', 'Pakket', 0).shipment,
    },
    [
      { kind: 'shipping', before: 495, now: 0 },
      { kind: 'payable', before: 2_915, now: 2_420 },
    ],
  ],
  [
    'the VAT decision, which changes every price',
    {
      ...direct({
        products: [line({ price_incl_tax: 1_000 })],
        total_price_with_tax: 2_409,
        tax_amounts: {},
      }),
      vies: { ...cart.vies, category: 'K' },
    },
    [{ kind: 'vat' }, { kind: 'payable', before: 2_915, now: 2_409 }],
  ],
  [
    'the day on which the shop becomes exempt, as no doing of its buyer',
    { ...direct({ tax_amounts: {} }), vies: { ...cart.vies, category: 'E' } },
    [{ kind: 'vat_scheme' }],
  ],
  ['the VAT rate at an equal total', direct({ tax_amounts: { '19': 465 } }), [{ kind: 'vat' }]],
  [
    'a line that cannot be ordered any more',
    direct({
      products: [line({ price_incl_tax: 0, problem: 'product_unavailable' })],
      total_price_with_tax: 495,
    }),
    [{ kind: 'payable', before: 2_915, now: 495 }],
  ],
];

describe('changesSince', () => {
  it.each(cases)('names %s', (_, now, changes) => {
    expect(changesSince(shownOf(cart), now)).toEqual(changes);
  });

  it('shows nothing of an empty cart', () => {
    const empty = {
      ...cart,
      shoppingcart: part(),
      quote: part(),
      payment: { ...cart.payment, selected: '' },
    };
    const nowhere = { selected: '', title: '', price: { incl_tax: 0, excl_tax: 0 } };
    const shown = shownOf({ ...empty, shipment: { selected: nowhere, shipping_methods: [] } });
    expect(shown).toEqual(NOTHING_SHOWN);
  });

  it('compares the amounts without VAT where those are shown', () => {
    const net = direct({ show_price_tax_included: false });
    expect(shownOf(net)).toMatchObject({ shipping: 409, lines: [{ unit: 1_000 }, { unit: 1_210 }] });
    const dearer = direct({ show_price_tax_included: false, products: [line({ price_excl_tax: 1_001 })] });
    expect(changesSince(shownOf(net), dearer)).toEqual([
      { kind: 'price', title: 'Kruk', before: 1_000, now: 1_001 },
    ]);
  });

  it('names a discount that is gone or gives less, and not one that another of the same amount replaces', () => {
    const shown = shownOf(discounted);
    expect(shown.discount).toBe(1_500);
    expect(changesSince(shown, cart)).toEqual([
      { kind: 'discount', before: 1_500, now: 0 },
      { kind: 'payable', before: 1_415, now: 2_915 },
    ]);
    const less = { discounts: [{ ...ten, ...priceOf(1_000, 826) }], total_price_with_tax: 1_915 };
    expect(changesSince(shown, direct(less))).toEqual([
      { kind: 'discount', before: 1_500, now: 1_000 },
      { kind: 'payable', before: 1_415, now: 1_915 },
    ]);
    const other = {
      discounts: [{ ...ten, id: 'd4', ...priceOf(1_500, 1_239) }],
      total_price_with_tax: 1_415,
    };
    expect(changesSince(shown, direct(other))).toEqual([]);
  });

  it('counts a page that was made before there were discounts as one without', () => {
    const { discount, ...older } = shownOf(discounted);
    expect(discount).toBe(1_500);
    expect(changesSince(older, discounted)).toEqual([{ kind: 'discount', before: 0, now: 1_500 }]);
  });

  it('compares discounts on the side that is shown, and not when the VAT decision changed', () => {
    const net = direct({ ...discounted.shoppingcart, show_price_tax_included: false });
    expect(shownOf(net).discount).toBe(1_239);
    const abroad: OrderedCart = {
      ...direct({
        discounts: [{ ...ten, ...priceOf(826, 826) }],
        total_price_with_tax: 1_583,
        tax_amounts: {},
      }),
      vies: { ...cart.vies, category: 'K' },
    };
    expect(changesSince(shownOf(discounted), abroad)).toEqual([
      { kind: 'vat' },
      { kind: 'payable', before: 1_415, now: 1_583 },
    ]);
  });
});
