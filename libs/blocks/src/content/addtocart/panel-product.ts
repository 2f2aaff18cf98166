import {
  imagesOf,
  initialSelection,
  optionKey,
  storedPrices,
  type PricedProduct,
  type PricedVariant,
  type Selection,
} from '@etalage/shop-domain';
import type { PerUnit } from './per-unit.ts';
import type { Product } from '@etalage/shop-domain/schema';

const keys = [
  'id',
  'title',
  'show_price_tax_included',
  'small_business',
  'hide_price',
  'hide_quantity',
  'before_price_text',
  'after_price_text',
  'enable_checkout',
  'enable_quote',
  'quantity_min',
  'quantity_max',
  'quantity_step',
] as const satisfies readonly (keyof Product)[];

/** A variant with what the panel says of it. */
export interface PanelVariant extends PricedVariant {
  readonly article_number: string;
  /** Its first picture; '' shows that of the product. */
  readonly picture: string;
}

/** The fields of a product that the panel needs, its prices on the stored side; its long texts are not sent again. */
export type PanelProduct = Pick<Product, (typeof keys)[number]> &
  Omit<PricedProduct, 'variants'> & {
    readonly variants: PanelVariant[];
    /** For its price per kilogram or litre, `perUnit`; missing without a content. */
    readonly per?: PerUnit;
  };

/** Takes the panel's fields from a product. */
export function panelProduct(product: Product): PanelProduct {
  const shown = Object.fromEntries(keys.map((key) => [key, product[key]])) as Pick<
    Product,
    (typeof keys)[number]
  >;
  const prices = storedPrices(product);
  const variants = prices.variants.map((variant, index): PanelVariant => {
    const { article_number = '', images = '' } = product.variants[index] ?? {};
    return { ...variant, article_number, picture: imagesOf(images)[0] ?? '' };
  });
  return { ...shown, ...prices, variants };
}

/** The name of an option's input, which is also the field name of its errors. */
export function optionField(key: string): string {
  return `options.${key}`;
}

/** The initial selection: the values of a returned form, else each option's own value (PROD-34). */
export function startSelection(options: PricedProduct['options'], values: Record<string, string>): Selection {
  if (Object.keys(values).length === 0) return initialSelection(options);
  return readSelection(options, (name) => values[name] ?? '');
}

/** The selection in a form, by the names of its inputs; empty values are left out. */
export function readSelection(options: PricedProduct['options'], read: (name: string) => string): Selection {
  const entries = options
    .map((option, index) => [option, optionKey(option, index)] as const)
    .filter(([option]) => option.layout !== 'calculation')
    .map(([, key]) => [key, read(optionField(key))] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
