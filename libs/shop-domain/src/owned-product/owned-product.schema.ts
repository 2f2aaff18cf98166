import { z } from 'zod';
import { MAX_UNIT_CENTS } from '../money/parse-amount.ts';
import { MAX_QUANTITY } from '../product-mode/quantity.ts';
import {
  MAX_CHOICES,
  MAX_OPTIONS,
  MAX_PRODUCT_PICTURES,
  MAX_STEPS,
  MAX_VARIANT_OPTIONS,
  MAX_VARIANT_PICTURES,
  MAX_VARIANTS,
} from './limits.ts';
import { productProperties } from '../property/property.schema.ts';
import { deliveryDay } from '../schema/delivery-days.schema.ts';
import { contentMilli, contentUnit } from '../schema/product-content.schema.ts';
import { withdrawalExclusion } from '../schema/withdrawal-exclusion.schema.ts';
import { product, productOption } from '../schema/product.schema.ts';

/** Whole cents on the side of the price mode of the website. */
export const priceCents = z.int().min(0).max(MAX_UNIT_CENTS);
export const productTitle = z.string().trim().min(1).max(200);

const short = z.string().max(200);
const html = z.string().max(200_000);
/** An address as it is stored, between pipes. */
const picture = z
  .string()
  .max(500)
  .regex(/^[^|\p{Cc}]+$/u);
const quantity = z.int().min(1).max(MAX_QUANTITY);

/** An option with its limits; a choice has one price, in cents of the price mode. A deduction is negative. */
const ownedOption = productOption.extend({
  title: short,
  value: z.string().max(2000),
  show_label: z.boolean(),
  help: z.string().max(2000),
  show_calculations: z.boolean(),
  label_after_field: short,
  exclude_from_total: z.boolean(),
  connection_id: z.string().max(100),
  calculation_options: z
    .array(
      productOption.shape.calculation_options.element.extend({
        connection_id_from: z.string().max(100),
        value: z.string().max(40),
      }),
    )
    .max(MAX_STEPS),
  options: z
    .array(z.object({ title: short, price_cents: z.int().min(-MAX_UNIT_CENTS).max(MAX_UNIT_CENTS) }))
    .max(MAX_CHOICES),
  required: z.boolean(),
  min: z.string().max(40),
  max: z.string().max(40),
  max_length: z.int().min(1).max(5000),
});

const articleNumber = z.string().trim().max(100);
const ean = z.string().trim().max(20);
const weight = z.int().min(0).max(100_000_000);

/** A variant; its pieces are counted apart. */
const ownedVariant = z.object({
  /** Made by who adds it; it stays the same while the variant exists. */
  id: z.string().min(1).max(64),
  /** The titles of its choices, in the order of `variant_options`. */
  choices: z.array(short).min(1).max(MAX_VARIANT_OPTIONS),
  article_number: articleNumber,
  ean,
  /** Cents of the price mode that it adds to the base price, before the options; negative takes off. */
  difference_cents: z.int().min(-MAX_UNIT_CENTS).max(MAX_UNIT_CENTS),
  /** Null weighs as much as the product. */
  weight_grams: weight.nullable(),
  /** Its own pictures; none shows those of the product. */
  images: z.array(picture).max(MAX_VARIANT_PICTURES),
});

/**
 * What an owner saves of a product, as it is stored: flags are booleans, amounts are cents of the price mode. Whether it
 * makes sense together is decided by `checkProduct`.
 */
export const ownedProductContent = z.object({
  status: z.enum(['draft', 'published', 'archived']),
  /** Moment (ISO 8601, UTC) at which a draft is published by itself; null if that is not planned. */
  publish_at: z.iso.datetime().nullable(),
  title: productTitle,
  /** Path of its page, e.g. `/tafels/eiken-tafel`. */
  url: z.string().min(1).max(500),
  /** Where its tiles lead instead of to its own page; '' for its own page. */
  link: z.string().max(2000),
  kind: z.enum(['goods', 'services']),
  /** Addresses of its pictures in their order; the first is its main picture. */
  images: z.array(picture).max(MAX_PRODUCT_PICTURES),
  article_number: articleNumber,
  ean,
  brand: z.string().trim().max(100),
  price_cents: priceCents,
  sale_price_cents: priceCents.nullable(),
  /** What the shop pays for one piece, without VAT; visitors never see it. */
  cost_cents: priceCents.nullable(),
  vat_class_id: z.string().min(1).max(200),
  hide_price: z.boolean(),
  hide_quantity: z.boolean(),
  before_price_text: short,
  after_price_text: short,
  exclude_base_price: z.boolean(),
  stock_management: z.boolean(),
  /** The owner is warned when so few pieces, or fewer, can still be ordered; null for never. */
  low_stock: z.int().min(0).max(1_000_000).nullable(),
  enable_checkout: z.boolean(),
  enable_quote: z.boolean(),
  enable_form: z.boolean(),
  form_id: z.string().max(200),
  enable_affiliate: z.boolean(),
  affiliate_link: z.string().max(2000),
  options: z.array(ownedOption).max(MAX_OPTIONS),
  /** `connection_id` of the select options that its variants combine; empty without variants. */
  variant_options: z.array(z.string().min(1).max(100)).max(MAX_VARIANT_OPTIONS),
  variants: z.array(ownedVariant).max(MAX_VARIANTS),
  layout: product.shape.layout,
  intro_description: html,
  short_description: html,
  description: html,
  extra_description: html,
  extra_description_right: html,
  quantity_min: quantity,
  quantity_max: quantity,
  quantity_step: quantity,
  weight_grams: weight,
  /** Ids of its categories; without one that its address is below, the first one is in its breadcrumbs. */
  categories: z.array(z.string().min(1).max(200)).max(50),
  /** Ids of the products that its page shows under "Past hierbij"; without any the shop chooses by itself. */
  related: z.array(z.string().min(1).max(200)).max(12),
  /** What visitors filter it by (`tidyProperties`); `checkProperties` decides whether it can have these values. */
  properties: productProperties,
  withdrawal_exclusion: withdrawalExclusion,
  /** Id of who made it; '' for nobody. */
  maker_id: z.string().max(64),
  /** Warnings and how to use it safely, in plain lines. */
  safety_text: z.string().trim().max(5000),
  /** What is in one piece, in thousandths of `content_unit`; null shows no price per unit. */
  content_milli: contentMilli.nullable(),
  content_unit: contentUnit,
  /** Within how many working days it is delivered, `deliveryOf`; null in both for what the shop says. */
  delivery_from: deliveryDay.nullable(),
  delivery_to: deliveryDay.nullable(),
  seo_title: short,
  seo_description: z.string().max(500),
});

export type OwnedVariant = z.output<typeof ownedVariant>;
export type OwnedProductContent = z.output<typeof ownedProductContent>;
