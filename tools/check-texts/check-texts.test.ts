import { describe, expect, it } from 'vitest';
import { findingsOf, KEYS_OF_THE_SPECIFICATION } from './text-findings.ts';
import { textsDefinedIn, textUsageIn } from './text-usage.ts';
import { isOfVisitors, textsWithoutScreen } from './visitor-texts.ts';

const required = KEYS_OF_THE_SPECIFICATION.map((key) => `${key}: 'x',`).join('\n');
const table = (rows: string) =>
  textsDefinedIn('nl/shop.ts', `export const shop = {${required}\n${rows}} as const;`);
const use = (source: string) => [textUsageIn('cart.tsx', source)];

describe('findingsOf', () => {
  it('reports a missing key that the specification names', () => {
    expect(findingsOf([], [])).toHaveLength(KEYS_OF_THE_SPECIFICATION.length);
    expect(findingsOf(table(''), [])).toEqual([]);
  });

  it('finds a key that nothing uses', () => {
    const defined = table(`cart_remove: 'Verwijderen'`);
    expect(findingsOf(defined, use('1'))).toEqual([`nl/shop.ts:7 "cart_remove" is used nowhere.`]);
    expect(findingsOf(defined, use(`const row = { text: 'cart_remove' };`))).toEqual([]);
  });

  it('accepts a key that code composes', () => {
    const defined = table(`order_status_paid: 'Betaald'`);
    expect(findingsOf(defined, use('text(`order_status_${status}`)'))).toEqual([]);
    expect(findingsOf(defined, use('text(`${anything}`)'))).toHaveLength(1);
  });

  it('finds a key that is used and not defined', () => {
    expect(findingsOf(table(''), use(`text('cart_gone')`))).toEqual([
      'cart.tsx:1 asks for "cart_gone", which is not defined.',
    ]);
    expect(findingsOf(table(''), use(`const key = 'cart_gone' as TextKey;`))).toHaveLength(1);
  });

  it('finds a malformed key and one that is defined in two files', () => {
    const twice = [
      ...table(`Cart: 'x'`),
      ...textsDefinedIn('nl/site.ts', `export const site = { Cart: 'y' };`),
    ];
    expect(findingsOf(twice, use(`'Cart'`))).toEqual([
      'nl/shop.ts:7 "Cart" is no snake_case key.',
      'nl/site.ts:1 "Cart" is no snake_case key.',
      'nl/site.ts:1 "Cart" is defined in nl/shop.ts:7 as well.',
    ]);
  });
});

describe('textsWithoutScreen', () => {
  const screenOf = (key: string) => (key.startsWith('webshop_') ? 'cart' : undefined);

  it('finds a text of visitors that no owner can change, once', () => {
    const usages = use(`t('webshop_cart_remove'); t('cart_remove'); t('cart_remove'); t('field_title');`);
    expect(textsWithoutScreen(usages, screenOf)).toEqual([
      'cart.tsx:1 shows "cart_remove", which is of no screen of text-screens.ts.',
    ]);
  });

  it.each([
    ['libs/blocks/src/content/image/image.render.tsx', true],
    ['libs/blocks/src/content/image/image.schema.ts', false],
    ['libs/blocks/src/content/image/image.editor.tsx', false],
    ['apps/storefront/src/routes/page.tsx', true],
    ['apps/api/src/orders/order-mail.ts', true],
    ['apps/api/src/orders/create-order.handler.ts', false],
    ['apps/dashboard/src/routes/texts/text-row.tsx', false],
  ])('%s is of visitors: %s', (path, expected) => {
    expect(isOfVisitors(path)).toBe(expected);
  });
});
