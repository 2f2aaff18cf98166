import fc from 'fast-check';
import type { FuzzRequest } from './fuzz-request.ts';
import { worstBody, worstText } from './worst-values.ts';

/** The actions of forms; a test compares them with those of the storefront. */
export const intents = [
  'accept-quote',
  'add-to-cart',
  'apply-discount',
  'ask-about-quote',
  'choose-withdrawal',
  'confirm-withdrawal',
  'create-order',
  'create-transaction',
  'delete-product',
  'filter',
  'find-withdrawal',
  'get-offer-file',
  'get-order',
  'page-password',
  'price',
  'remove-discount',
  'restore-order',
  'set-user-details',
  'submit-form',
  'update-quantity',
];
const unknownIntents = ['constructor', ''];
const paths = [
  '/',
  '/tafels',
  '/tafels/eettafel-duin',
  '/winkelwagen',
  '/afrekenen',
  '/bestelling',
  '/search',
  '/zakelijk',
  '/contact',
  '/bestaat-niet',
  '/robots.txt',
  '/sitemap.xml',
  '/factuur.pdf',
  '/voorwaarden.pdf',
  '/overeenkomst-herroepen',
  '/toegankelijkheid',
  '/healthz',
  '/media/x/y',
  '/assets/x',
  '/api/files/x/y',
];
const fieldNames = [
  'quantity',
  'product_id',
  'line_id',
  'email',
  'order',
  'password',
  'shown',
  'agreement',
  'payment_method',
  'discount_code',
  'shipping_method',
  'invoice_email',
  'invoice_country',
  'invoice_tax_number',
  'form_id',
  'query',
  'filters',
  'list:houtsoort',
  'from:prijs',
  'to:prijs',
  'option:lengte',
  '__proto__',
  'answers.0',
];

const name = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...fieldNames) },
  { weight: 1, arbitrary: worstText },
);
const pair = fc.tuple(name, worstText);
const fields = fc.oneof(
  { weight: 8, arbitrary: fc.array(pair, { maxLength: 8 }) },
  { weight: 1, arbitrary: fc.constantFrom(50, 390, 2_000).chain((length) => repeated(length)) },
);

function repeated(length: number): fc.Arbitrary<[string, string][]> {
  return pair.map(([key, value]) =>
    Array.from({ length }, (_, at): [string, string] => [`${key}${at}`, value.slice(0, 20)]),
  );
}

const path = fc.constantFrom(...paths);
const encoded = (pairs: readonly [string, string][]): string =>
  new URLSearchParams(
    pairs.map(([key, value]): [string, string] => [wellFormed(key), wellFormed(value)]),
  ).toString();

/** Lone surrogates cannot be encoded; other requests send them as raw bytes. */
function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udfff]/gu, '\ufffd');
}

const posted: fc.Arbitrary<FuzzRequest> = fc
  .tuple(path, fc.constantFrom(...intents, ...unknownIntents), fields)
  .map(([to, intent, pairs]) => ({
    to: 'shop',
    method: 'POST',
    path: to,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: encoded([['intent', intent], ...pairs]),
  }));

const opened: fc.Arbitrary<FuzzRequest> = fc
  .tuple(path, fc.array(pair, { maxLength: 4 }), fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'))
  .map(([to, pairs, method]) => ({
    to: 'shop',
    method,
    path: `${to}?${encoded(pairs).slice(0, 6_000)}`,
    headers: {},
  }));

const foreign: fc.Arbitrary<FuzzRequest> = fc
  .tuple(
    path,
    fc.constantFrom(
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'x/y',
    ),
    worstBody,
  )
  .map(([to, type, body]) => ({
    to: 'shop',
    method: 'POST',
    path: to,
    headers: { 'content-type': type },
    body,
  }));

/** Requests of pages: forms, addresses with queries, and bodies that no form sends. */
export const pageRequests: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 6, arbitrary: posted },
  { weight: 3, arbitrary: opened },
  { weight: 2, arbitrary: foreign },
);
