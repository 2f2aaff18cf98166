import { describe, expect, it } from 'vitest';
import { emptyOption } from '../schema/empty-product.ts';
import { checkProduct } from './check-product.ts';
import { emptyProductContent } from './empty-content.ts';
import { type OwnedProductContent, ownedProductContent } from './owned-product.schema.ts';

const content = { ...emptyProductContent, title: 'Tafel', url: '/tafel', price_cents: 10_000 };
const keysOf = (changes: Partial<OwnedProductContent>) =>
  Object.entries(checkProduct({ ...content, ...changes }).errors).map(([path, texts]) => [
    path,
    ...texts.map(({ key }) => key),
  ]);

it('starts from what a save accepts', () => {
  expect(ownedProductContent.safeParse(content).success).toBe(true);
});

describe('checkProduct', () => {
  it.each<Partial<OwnedProductContent>>([
    {},
    { sale_price_cents: 9_999 },
    { ean: '4006381333931' },
    { quantity_min: 6, quantity_max: 60, quantity_step: 6 },
    { quantity_min: 6, quantity_max: 6, quantity_step: 6 },
    { enable_form: true, form_id: 'maat' },
    { link: '/stoelen' },
    { link: 'https://partner.nl/stoelen' },
    { link: 'tel:0201234567' },
    { enable_affiliate: true, affiliate_link: 'https://partner.nl/tafel' },
    { publish_at: '2026-12-01T08:00:00.000Z' },
  ])('accepts %o', (changes) => {
    expect(keysOf(changes)).toEqual([]);
  });

  it.each<[Partial<OwnedProductContent>, string, string]>([
    [{ sale_price_cents: 10_000 }, 'sale_price_cents', 'product_sale_not_lower'],
    [{ ean: '4006381333932' }, 'ean', 'product_ean_invalid'],
    [{ quantity_min: 10, quantity_max: 9 }, 'quantity_max', 'product_quantity_range'],
    [{ quantity_max: 5, quantity_step: 6 }, 'quantity_step', 'product_quantity_step'],
    [{ enable_form: true }, 'form_id', 'product_form_missing'],
    [{ link: 'stoelen' }, 'link', 'link_invalid'],
    [{ link: 'javascript:alert(1)' }, 'link', 'link_invalid'],
    [{ link: '/met een spatie' }, 'link', 'link_invalid'],
    [{ enable_affiliate: true, affiliate_link: 'partner' }, 'affiliate_link', 'product_affiliate_invalid'],
    [
      { enable_affiliate: true, affiliate_link: 'javascript:alert(1)' },
      'affiliate_link',
      'product_affiliate_invalid',
    ],
    [{ status: 'published', publish_at: '2026-12-01T08:00:00.000Z' }, 'publish_at', 'product_plan_not_draft'],
  ])('refuses %o at its field', (changes, path, key) => {
    expect(keysOf(changes)).toEqual([[path, key]]);
  });

  it('names the field of an option, and warns of a relation without effect', () => {
    const size = { ...emptyOption, title: 'Maat', layout: 'number' as const, max: 'veel' };
    const step = { type: 'add_relation_value' as const, connection_id_from: 'weg', value: '' };
    const sum = { ...emptyOption, title: 'Som', layout: 'calculation' as const, calculation_options: [step] };
    const { errors, warnings } = checkProduct({ ...content, options: [size, sum] });
    expect(errors).toMatchObject({ 'options.0.max': [{ key: 'webshop_option_bad_value' }] });
    expect(warnings).toMatchObject({
      'options.1.calculation_options.0.connection_id_from': [{ key: 'webshop_option_relation_missing' }],
    });
  });
});
