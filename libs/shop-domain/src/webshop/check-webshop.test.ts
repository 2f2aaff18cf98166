import { describe, expect, it } from 'vitest';
import { checkWebshop } from './check-webshop.ts';
import type { WebshopContent } from './webshop.schema.ts';

const content: WebshopContent = {
  shoppingcart_page: '',
  checkout_page: '/nl/kassa',
  thankyou_page: '/bedankt',
  agreement_url: '/voorwaarden',
  guarantee_notice: true,
  guarantee_picture: '',
  accessibility: '',
  accessibility_checked_on: '',
  accessibility_exceptions: '',
  return_costs: '',
  return_costs_about: '',
  return_address: '',
  show_price_tax_included: true,
  small_business_from: '',
  small_business_until: '',
  oss_from: '',
  delivery_from: null,
  delivery_to: null,
  price_mode: 'gross',
  order_prefix: '2026-',
  order_digits: 5,
  quote_prefix: 'O',
  quote_digits: 1,
  invoice_moment: 'payment',
  invoice_prefix: 'F',
  credit_prefix: 'C',
};
const keysOf = (changes: Partial<WebshopContent>) =>
  Object.entries(checkWebshop({ ...content, ...changes })).map(([field, texts]) => [field, texts[0]?.key]);

describe('checkWebshop', () => {
  it.each<Partial<WebshopContent>>([
    {},
    { checkout_page: '', thankyou_page: '' },
    { agreement_url: '', order_prefix: '' },
    { agreement_url: 'https://atelier.example/voorwaarden.pdf', order_prefix: 'WEB' },
    { agreement_url: '/voorwaarden#retour' },
    { return_address: 'a\n\nb\nc\n d \ne\nf\n' },
    { oss_from: '2027-01-01' },
    { oss_from: '2021-07-01' },
    { small_business_from: '2020-01-01' },
    { small_business_from: '2026-01-01', small_business_until: '2026-01-02' },
    { order_prefix: '', invoice_prefix: '' },
    { order_prefix: 'O', quote_prefix: 'Q' },
    { quote_prefix: '' },
    { quote_prefix: 'Q', credit_prefix: 'O' },
    { order_prefix: 'F-', invoice_prefix: 'F' },
    { order_prefix: 'F-2026-', invoice_prefix: 'F' },
    { invoice_prefix: 'FACT-', credit_prefix: '2026CF' },
  ])('accepts %j', (changes) => {
    expect(keysOf(changes)).toEqual([]);
  });

  it.each<[Partial<WebshopContent>, string, string]>([
    [{ shoppingcart_page: 'mandje' }, 'shoppingcart_page', 'webshop_page_invalid'],
    [{ shoppingcart_page: '/' }, 'shoppingcart_page', 'webshop_page_invalid'],
    [{ checkout_page: '/Kassa' }, 'checkout_page', 'webshop_page_invalid'],
    [{ checkout_page: '/kassa/' }, 'checkout_page', 'webshop_page_invalid'],
    [{ thankyou_page: '/nl/kassa' }, 'thankyou_page', 'webshop_page_twice'],
    [{ checkout_page: '/winkelwagen' }, 'checkout_page', 'webshop_page_twice'],
    [{ agreement_url: 'voorwaarden' }, 'agreement_url', 'webshop_terms_invalid'],
    [{ agreement_url: 'javascript:alert(1)' }, 'agreement_url', 'webshop_terms_invalid'],
    [{ agreement_url: '//elders.example' }, 'agreement_url', 'webshop_terms_invalid'],
    [{ agreement_url: 'https://' }, 'agreement_url', 'webshop_terms_invalid'],
    [
      { guarantee_picture: 'https://elders.example/a.png' },
      'guarantee_picture',
      'webshop_guarantee_picture_invalid',
    ],
    [{ return_address: 'a\nb\nc\nd\ne\nf\ng' }, 'return_address', 'webshop_return_lines'],
    [{ oss_from: '2027-02-29' }, 'oss_from', 'webshop_oss_invalid'],
    [{ oss_from: '2021-06-30' }, 'oss_from', 'webshop_oss_invalid'],
    [{ small_business_from: '2019-12-31' }, 'small_business_from', 'webshop_small_business_invalid'],
    [{ small_business_until: '2027-01-01' }, 'small_business_until', 'webshop_small_business_end_invalid'],
    [
      { small_business_from: '2026-01-01', small_business_until: '2026-01-01' },
      'small_business_until',
      'webshop_small_business_end_invalid',
    ],
    [
      { small_business_from: '2026-01-01', small_business_until: '2026-02-30' },
      'small_business_until',
      'webshop_small_business_end_invalid',
    ],
    [{ oss_from: 'morgen' }, 'oss_from', 'webshop_oss_invalid'],
    [{ order_prefix: '2026' }, 'order_prefix', 'webshop_prefix_invalid'],
    [{ order_prefix: 'A/' }, 'order_prefix', 'webshop_prefix_invalid'],
    [{ quote_prefix: 'O1' }, 'quote_prefix', 'webshop_prefix_invalid'],
    [{ quote_prefix: 'Q-', invoice_prefix: 'Q-' }, 'invoice_prefix', 'webshop_prefix_quotes'],
    // The quote Q2026-1001 and the invoice Q2026-1001.
    [{ quote_prefix: 'Q2026-', credit_prefix: 'Q' }, 'credit_prefix', 'webshop_prefix_quotes'],
    [{ invoice_prefix: 'F2' }, 'invoice_prefix', 'webshop_prefix_invalid'],
    [{ credit_prefix: 'C.' }, 'credit_prefix', 'webshop_prefix_invalid'],
    [{ invoice_prefix: 'PROEF-F' }, 'invoice_prefix', 'webshop_prefix_test'],
    [{ credit_prefix: 'PROEF' }, 'credit_prefix', 'webshop_prefix_test'],
    [{ invoice_prefix: 'O' }, 'invoice_prefix', 'webshop_prefix_quotes'],
    [{ order_prefix: 'WEB', credit_prefix: 'WEB' }, 'credit_prefix', 'webshop_prefix_orders'],
    // The order 2026-1001 and the invoice 2026-1001.
    [{ invoice_prefix: '' }, 'invoice_prefix', 'webshop_prefix_orders'],
    [{ order_prefix: 'F2026-' }, 'invoice_prefix', 'webshop_prefix_orders'],
    [{ credit_prefix: 'F' }, 'credit_prefix', 'webshop_prefix_invoices'],
    [{ order_prefix: '', invoice_prefix: '', credit_prefix: '' }, 'credit_prefix', 'webshop_prefix_invoices'],
  ])('refuses %j at %s', (changes, field, key) => {
    expect(keysOf(changes)).toEqual([[field, key]]);
  });

  it.each(['', 'B-'])('refuses orders and quotes that both begin with %j at both fields', (prefix) => {
    expect(keysOf({ order_prefix: prefix, quote_prefix: prefix })).toEqual([
      ['order_prefix', 'webshop_prefix_same'],
      ['quote_prefix', 'webshop_prefix_same'],
    ]);
  });
});
