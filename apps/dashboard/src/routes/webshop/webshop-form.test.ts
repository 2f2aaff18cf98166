import { expect, it } from 'vitest';
import type { OwnedWebshop } from '../../queries/webshop-queries.ts';
import { formOf, numberProblem, savedOf, typedNumber } from './webshop-form.ts';

const opened = (next_order: number): OwnedWebshop => ({
  version: 1,
  shoppingcart_page: '/winkelwagen',
  checkout_page: '/afrekenen',
  thankyou_page: '/bestelling',
  agreement_url: '',
  guarantee_notice: true,
  guarantee_picture: '',
  accessibility: '',
  accessibility_checked_on: '',
  accessibility_exceptions: '',
  return_costs: '',
  return_costs_about: '',
  return_address: '',
  show_price_tax_included: true,
  oss_from: '',
  small_business_from: '',
  small_business_until: '',
  delivery_from: 1,
  delivery_to: null,
  price_mode: 'gross',
  has_products: true,
  order_prefix: '',
  order_digits: 1,
  quote_prefix: 'O',
  quote_digits: 4,
  next_quote: 1001,
  least_order: 10,
  least_quote: 1,
  invoice_moment: 'payment',
  invoice_prefix: 'F',
  credit_prefix: 'C',
  seller_problems: [],
  next_order,
});

it('a number that the server filled in is neither refused nor sent, however high it is', () => {
  for (const number of [12, 1_000_000_000]) {
    const webshop = opened(number);
    expect(typedNumber(formOf(webshop).next_order, number)).toBeNull();
    expect(savedOf(formOf(webshop), webshop)).toMatchObject({ next_order: null, next_quote: null });
  }
});

it.each([
  ['13', 13],
  [' 12 ', null],
  ['', undefined],
  ['0', undefined],
  ['1.5', undefined],
  ['1000000000', undefined],
])('a typed number %j is read as %j', (next_order, number) => {
  const webshop = opened(12);
  expect(typedNumber(next_order, webshop.next_order)).toBe(number);
});

it.each([
  ['order', '10', undefined],
  ['order', '9', 'webshop_number_used'],
  ['quote', '1', undefined],
  ['quote', 'x', 'webshop_settings_number_invalid'],
] as const)('the next %s cannot be %s: %s', (series, next, key) => {
  const webshop = opened(12);
  expect(numberProblem({ ...formOf(webshop), [`next_${series}`]: next }, webshop, series)?.key).toBe(key);
});
