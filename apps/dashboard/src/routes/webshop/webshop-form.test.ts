import { expect, it } from 'vitest';
import type { OwnedWebshop } from '../../queries/webshop-queries.ts';
import { formOf, savedOf, typedNumber } from './webshop-form.ts';

const opened = (next_order: number): OwnedWebshop => ({
  version: 1,
  shoppingcart_page: '/winkelwagen',
  checkout_page: '/afrekenen',
  thankyou_page: '/bestelling',
  agreement_url: '',
  show_price_tax_included: true,
  oss_from: '',
  small_business_from: '',
  order_prefix: '',
  invoice_moment: 'payment',
  invoice_prefix: 'F',
  credit_prefix: 'C',
  seller_problems: [],
  next_order,
});

it('a number that the server filled in is neither refused nor sent, however high it is', () => {
  for (const number of [12, 1_000_000_000]) {
    const webshop = opened(number);
    expect(typedNumber(formOf(webshop), webshop)).toBeNull();
    expect(savedOf(formOf(webshop), webshop)).toMatchObject({ next_order: null });
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
  expect(typedNumber({ ...formOf(webshop), next_order }, webshop)).toBe(number);
});
