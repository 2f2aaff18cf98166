import { z } from 'zod';
import { withdrawalExclusion } from './withdrawal-exclusion.schema.ts';
import { makerContent } from './maker.schema.ts';
import { productContent } from './product-content.schema.ts';
import { deliveryDays } from './delivery-days.schema.ts';
import { flag, id, price } from './codecs.ts';

const optionLayouts = ['text', 'number', 'textarea', 'select', 'checkbox', 'calculation'] as const;

/** One step of a calculation option: adds or multiplies by the value of a related option (PROD-47 to PROD-50). */
const calculationStep = z.object({
  type: z.enum(['multiply_relation_value', 'add_relation_value']),
  connection_id_from: z.string(),
  /** Factor for the related option's entered value, as a decimal text; empty means 1. */
  value: z.string(),
});

/** A choice of a select, or the single price of a number or checkbox option (PROD-39, PROD-40). */
const optionChoice = z.object({ title: z.string(), price });

/**
 * A product option (PROD-31). `connection_id` is its key in API-11; when it is empty the position is the key (PROD-52).
 */
export const productOption = z.object({
  title: z.string(),
  layout: z.enum(optionLayouts),
  value: z.string(),
  show_label: flag,
  help: z.string(),
  show_calculations: flag,
  label_after_field: z.string(),
  exclude_from_total: flag,
  connection_id: z.string(),
  calculation_options: z.array(calculationStep),
  options: z.array(optionChoice),
  /** The visitor must fill it in before adding to the cart. */
  required: flag,
  /** Limits of a number option as decimal text; empty means no limit. */
  min: z.string(),
  max: z.string(),
  /** Maximum length of a text or textarea value, in characters. */
  max_length: z.int(),
  /** Who fills it in has the product made to measure, and cannot withdraw from it; missing if not. */
  custom_made: z.boolean().optional(),
});

/** A combination of choices that the shop has; its page shows what it costs, its pictures and its numbers. */
export const productVariant = z.object({
  id,
  /** The titles of its choices, in the order of `variant_options`. */
  choices: z.array(z.string()),
  /** What it adds to the base price, before the options; negative takes off. */
  difference: price,
  /** Pipe-separated paths; '' shows those of the product. */
  images: z.string(),
  article_number: z.string(),
  ean: z.string(),
});

const productLayouts = ['default', 'wide', 'compact'] as const;

/** A product as a visitor sees it (PROD-01). Amounts are cents, images pipe-separated paths (PROD-02, PROD-03). */
export const product = z.object({
  id,
  title: z.string(),
  url: z.string(),
  link: z.string(),
  main_image: z.string(),
  sub_images: z.string(),
  price,
  sale_price: price.nullable(),
  /** VAT rate in basis points: 2100 is 21 %. */
  tax_rate: z.int(),
  show_price_tax_included: flag,
  /** Whether the shop charges nobody VAT; missing if it does. */
  small_business: flag.optional(),
  hide_price: flag,
  hide_quantity: flag,
  before_price_text: z.string(),
  after_price_text: z.string(),
  stock_management: flag,
  enable_checkout: flag,
  enable_quote: flag,
  enable_form: flag,
  form_id: z.string(),
  enable_affiliate: flag,
  affiliate_link: z.string(),
  exclude_base_price: flag,
  options: z.array(productOption),
  /** `connection_id` of the select options of which the product has variants, at most three; empty without variants. */
  variant_options: z.array(z.string()),
  variants: z.array(productVariant),
  layout: z.enum(productLayouts),
  intro_description: z.string(),
  short_description: z.string(),
  description: z.string(),
  extra_description: z.string(),
  extra_description_right: z.string(),
  /** Limits the quantity of one line; defaults 1, 9999 and 1 (PROD-17). */
  quantity_min: z.int(),
  quantity_max: z.int(),
  quantity_step: z.int(),
  /** The side of the price the website stores; the other is derived. */
  price_mode: z.enum(['gross', 'net']),
  /** The owner's number for it, its GTIN and its brand; each '' without one. */
  article_number: z.string(),
  ean: z.string(),
  brand: z.string(),
  /** Why nobody can withdraw from it, whatever is chosen; '' where they can. */
  withdrawal_exclusion: withdrawalExclusion,
  /** Who made it; missing where its owner did not say. */
  maker: makerContent.optional(),
  /** Warnings and how to use it safely, in plain lines; '' without any. */
  safety_text: z.string(),
  /** What is in one piece; missing where its owner did not say. */
  content: productContent.optional(),
  /** When it is delivered; missing where its owner did not say. */
  delivery: deliveryDays.optional(),
});

/** What a grid tile and a search result show of a product, category or page (SRCH-31, CAT-11). */
export const tile = z.object({
  kind: z.enum(['product', 'category', 'page']),
  title: z.string(),
  url: z.string(),
  link: z.string(),
  main_image: z.string(),
  /** Shown instead of the main image while the mouse hovers over the tile; empty for none. */
  second_image: z.string(),
  /** The lowest price of one piece; the price before a sale when there is a sale. */
  price: price.nullable(),
  sale_price: price.nullable(),
  /** Whether its page starts with a more expensive choice. */
  is_from_price: flag,
  /** The colours or materials it is available in, as dots. */
  swatches: z.array(z.object({ title: z.string(), color: z.string() })),
  before_price_text: z.string(),
  show_price_tax_included: flag,
  hide_price: flag,
  /** What is in one piece of a product; missing where its owner did not say. */
  content: productContent.optional(),
  /** What a page says about itself; for pages in a grid only. */
  description: z.string().optional(),
});

export type Product = z.output<typeof product>;
export type ProductWire = z.input<typeof product>;
export type ProductOption = z.output<typeof productOption>;
export type Tile = z.output<typeof tile>;
export type CalculationStep = z.output<typeof calculationStep>;
