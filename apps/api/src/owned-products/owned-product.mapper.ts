import {
  imagesOf,
  type OwnedProductContent,
  type ProductProperty,
  tidyProperties,
} from '@etalage/shop-domain';
import type { Selectable } from 'kysely';
import type { ProductRow } from '../db/tables/catalogue.ts';

/** What a save stores of a product in its own row, as the contract names it. */
export const contentColumns = [
  'status',
  'title',
  'url',
  'link',
  'kind',
  'article_number',
  'ean',
  'brand',
  'price_cents',
  'sale_price_cents',
  'cost_cents',
  'low_stock',
  'vat_class_id',
  'hide_price',
  'hide_quantity',
  'before_price_text',
  'after_price_text',
  'exclude_base_price',
  'stock_management',
  'enable_checkout',
  'enable_quote',
  'enable_form',
  'form_id',
  'enable_affiliate',
  'affiliate_link',
  'layout',
  'intro_description',
  'short_description',
  'description',
  'extra_description',
  'extra_description_right',
  'quantity_min',
  'quantity_max',
  'quantity_step',
  'weight_grams',
  'variant_options',
  'withdrawal_exclusion',
  'maker_id',
  'safety_text',
  'content_milli',
  'content_unit',
  'delivery_from',
  'delivery_to',
  'seo_title',
  'seo_description',
] as const satisfies (keyof ProductRow & keyof OwnedProductContent)[];

/** The parts of a product that are rich text, which is sanitised at every write. */
export const htmlColumns = [
  'intro_description',
  'short_description',
  'description',
  'extra_description',
  'extra_description_right',
] as const satisfies (keyof OwnedProductContent)[];

/** A product with what stands in other tables. */
export interface StoredProduct extends Selectable<ProductRow> {
  readonly on_hand: number | null;
  readonly reserved: number | null;
  /** Pieces of its variants, by their id. */
  readonly variant_stock: Readonly<Record<string, { readonly on_hand: number; readonly reserved: number }>>;
  /** Ids of those that it was put in by hand, in their order. */
  readonly categories: string[];
  /** Titles of those that it is in by their rule. */
  readonly rule_categories: string[];
  readonly related: string[];
  readonly properties: ProductProperty[];
}

type Picked = Pick<OwnedProductContent, (typeof contentColumns)[number]>;

/** What an owner edits of a stored product. */
export function contentOf(row: StoredProduct): OwnedProductContent {
  const columns = Object.fromEntries(contentColumns.map((name) => [name, row[name]])) as unknown as Picked;
  return {
    ...columns,
    publish_at: row.publish_at?.toISOString() ?? null,
    images: [...imagesOf(row.main_image), ...imagesOf(row.sub_images)],
    options: row.options.map((option) => ({ ...option, options: [...option.options] })),
    variants: row.variants,
    categories: row.categories,
    related: row.related,
    properties: tidyProperties(row.properties),
  };
}

/** The reply for a stored product. */
export function ownedProductOf(row: StoredProduct) {
  const { id, version, on_hand, reserved, variant_stock, updated_at, rule_categories } = row;
  const pieces = { on_hand, reserved, variant_stock };
  return { ...contentOf(row), ...pieces, id, version, rule_categories, updated_at: updated_at.toISOString() };
}
