import { imagesOf, milliOf, tidyProperties, typedMilli } from '@etalage/shop-domain';
import { dutchClockOf } from '@etalage/texts/format';
import type { OwnedProduct, ProductContent } from '../../../queries/product-queries.ts';
import { plannedMoment } from '../../pages/page-settings.ts';
import { optionFormOf, type OptionForm, optionOf } from '../options/option-form.ts';
import { keptVariants, type VariantForm, variantFormOf } from '../options/variant-form.ts';
import { centsOf, countOf, typedAmount, typedCount } from '../typed-amount.ts';

/** Amounts and numbers are held as they are typed. */
type Typed =
  | 'price_cents'
  | 'sale_price_cents'
  | 'cost_cents'
  | 'quantity_min'
  | 'quantity_max'
  | 'quantity_step'
  | 'weight_grams'
  | 'low_stock'
  | 'content_milli'
  | 'delivery_from'
  | 'delivery_to';

/** The values of the form of a product. */
export interface ProductForm
  extends
    Omit<ProductContent, Typed | 'publish_at' | 'images' | 'options' | 'variants'>,
    Record<Typed, string> {
  /** On the clock of the Netherlands (`dutchClockOf`); '' if it is not planned. */
  publish_at: string;
  /** As a file field stores them: pipe-separated addresses. */
  images: string;
  options: OptionForm[];
  variants: VariantForm[];
}

/** A product as its form shows it. */
export function productFormOf(product: ProductContent): ProductForm {
  return {
    ...product,
    publish_at: dutchClockOf(product.publish_at ?? ''),
    images: product.images.join('|'),
    price_cents: typedAmount(product.price_cents),
    sale_price_cents: typedAmount(product.sale_price_cents),
    cost_cents: typedAmount(product.cost_cents),
    quantity_min: String(product.quantity_min),
    quantity_max: String(product.quantity_max),
    quantity_step: String(product.quantity_step),
    weight_grams: String(product.weight_grams),
    low_stock: typedCount(product.low_stock),
    content_milli: typedMilli(product.content_milli),
    delivery_from: typedCount(product.delivery_from),
    delivery_to: typedCount(product.delivery_to),
    options: product.options.map(optionFormOf),
    variants: product.variants.map(variantFormOf),
  };
}

/** What the form says; `before` is what it was opened with. Every typed text is one without a problem. */
export function contentOf(form: ProductForm, before: ProductContent): ProductContent {
  return {
    ...form,
    title: form.title.trim(),
    safety_text: form.safety_text.trim(),
    publish_at: form.status === 'draft' ? plannedMoment(form.publish_at, before.publish_at) : null,
    images: imagesOf(form.images),
    price_cents: centsOf(form.price_cents) ?? 0,
    sale_price_cents: centsOf(form.sale_price_cents),
    cost_cents: centsOf(form.cost_cents),
    quantity_min: countOf(form.quantity_min) ?? 1,
    quantity_max: countOf(form.quantity_max) ?? 9999,
    quantity_step: countOf(form.quantity_step) ?? 1,
    weight_grams: countOf(form.weight_grams) ?? 0,
    low_stock: countOf(form.low_stock),
    content_milli: milliOf(form.content_milli) ?? null,
    delivery_from: countOf(form.delivery_from),
    delivery_to: countOf(form.delivery_to),
    options: form.options.map(optionOf).map((option) => ({ ...option, options: [...option.options] })),
    variants: keptVariants(form).map(({ variant }) => variant),
    properties: tidyProperties(form.properties),
  };
}

/** Only what is saved of a product that was opened. */
export function savedPartOf({
  id: _id,
  version: _version,
  on_hand: _on_hand,
  reserved: _reserved,
  variant_stock: _pieces,
  rule_categories: _byRule,
  updated_at: _at,
  ...content
}: OwnedProduct): ProductContent {
  return content;
}
