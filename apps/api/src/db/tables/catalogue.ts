import type {
  CategoryRule,
  CategorySort,
  ClassCategory,
  ContentUnit,
  OwnedVariant,
  PricedOption,
  Swatch,
  VariantChange,
  WithdrawalExclusion,
} from '@etalage/shop-domain';
import type { StockReason } from '@etalage/api-contract';
import type { ColumnType, Generated } from 'kysely';

/** A product. `price_cents`, `sale_price_cents` and option prices are on the side of `websites.price_mode`. */
export interface ProductRow {
  website_id: string;
  id: string;
  status: Generated<'draft' | 'published' | 'archived'>;
  title: string;
  /** Path of its page, unique per website, e.g. `/tafels/eiken-tafel`. */
  url: string;
  link: Generated<string>;
  main_image: Generated<string>;
  /** Pipe-separated paths (PROD-03). */
  sub_images: Generated<string>;
  /** Decides between intra-Community supply and reverse charge (commerce: VIES). */
  kind: Generated<'goods' | 'services'>;
  price_cents: number;
  sale_price_cents: number | null;
  /** Its VAT, a row of vat_classes; `high` without a choice. */
  vat_class_id: Generated<string>;
  hide_price: Generated<boolean>;
  hide_quantity: Generated<boolean>;
  before_price_text: Generated<string>;
  after_price_text: Generated<string>;
  stock_management: Generated<boolean>;
  enable_checkout: Generated<boolean>;
  enable_quote: Generated<boolean>;
  enable_form: Generated<boolean>;
  form_id: Generated<string>;
  enable_affiliate: Generated<boolean>;
  affiliate_link: Generated<string>;
  exclude_base_price: Generated<boolean>;
  /** Written as JSON text. */
  options: ColumnType<PricedOption[], string | undefined, string>;
  /** Keys of the options that its variants combine. */
  variant_options: Generated<string[]>;
  /** Its variants, whose pieces are in variant_stock; written as JSON text. */
  variants: ColumnType<OwnedVariant[], string | undefined, string>;
  /** The article numbers of the product and of its variants; made by the database. */
  article_numbers: ColumnType<string[], never, never>;
  /** Lowest price of one piece, on the side of the price mode; null when unknown. See `tileColumns`. */
  lowest_price_cents: Generated<number | null>;
  /** Whether its page starts with a more expensive choice. */
  is_from_price: Generated<boolean>;
  /** The available colours or materials; written as JSON text. */
  swatches: ColumnType<Swatch[], string | undefined, string>;
  layout: Generated<'default' | 'wide' | 'compact'>;
  intro_description: Generated<string>;
  short_description: Generated<string>;
  description: Generated<string>;
  extra_description: Generated<string>;
  extra_description_right: Generated<string>;
  quantity_min: Generated<number>;
  quantity_max: Generated<number>;
  quantity_step: Generated<number>;
  weight_grams: Generated<number>;
  position: Generated<number>;
  /** Increases with every change by a member. */
  version: Generated<number>;
  /** When a draft is published by itself, and who planned it; null if that is not planned. */
  publish_at: Date | null;
  planned_by_id: Generated<string>;
  planned_by_name: Generated<string>;
  /** The owner's number for it, unique per website; '' without one. */
  article_number: Generated<string>;
  ean: Generated<string>;
  brand: Generated<string>;
  /** Why nobody can withdraw from it; '' where they can. */
  withdrawal_exclusion: Generated<WithdrawalExclusion>;
  /** A row of makers; '' for nobody. */
  maker_id: Generated<string>;
  /** Warnings and how to use it safely, in plain lines. */
  safety_text: Generated<string>;
  /** What is in one piece, in thousandths of `content_unit`; null without one. */
  content_milli: number | null;
  content_unit: Generated<ContentUnit>;
  /** Within how many working days it is delivered; null in both for what the shop says. */
  delivery_from: number | null;
  delivery_to: number | null;
  /** What the shop pays for one piece, without VAT. */
  cost_cents: number | null;
  /** The owner is warned when so few pieces, or fewer, can still be ordered; null for never. */
  low_stock: number | null;
  seo_title: Generated<string>;
  seo_description: Generated<string>;
  /** Title, address, numbers, brand and choices of variants, without case and accents; made by the database. */
  find_text: ColumnType<string, never, never>;
  /** The same of each variant with its product, in the order of `variants`; made by the database. */
  variant_texts: ColumnType<string[], never, never>;
  /** What titles are sorted by; made by the database. */
  sort_title: ColumnType<string, never, never>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** A product that the page of another one shows under "Past hierbij". */
export interface ProductRelationRow {
  website_id: string;
  product_id: string;
  related_id: string;
  position: number;
}

/** A price that a product had from a moment on, in cents of the price mode. Added by triggers, never changed. */
export interface PriceHistoryRow {
  website_id: string;
  product_id: string;
  id: Generated<number>;
  at: Generated<Date>;
  price_cents: number;
  sale_price_cents: number | null;
  lowest_price_cents: number | null;
  /** Whether visitors could see it. */
  is_public: Generated<boolean>;
  /** Whether the price of an option or the VAT changed. */
  is_repriced: Generated<boolean>;
  /** The variants of which the difference changed. */
  variants: Generated<Record<string, VariantChange>>;
  /** How many they are. */
  variant_changes: Generated<number>;
}

export interface CategoryRow {
  website_id: string;
  id: string;
  parent_id: string | null;
  status: Generated<'draft' | 'published' | 'archived'>;
  title: string;
  url: string;
  link: Generated<string>;
  layout: Generated<'' | 'sub_categories' | 'sub_categories_full_width' | 'products' | 'products_filters'>;
  image: Generated<string>;
  short_description: Generated<string>;
  description: Generated<string>;
  /** In which order visitors see its products. */
  sort: Generated<CategorySort>;
  /** Which products it has; null if they are chosen by hand. Written as JSON text. */
  rule: ColumnType<CategoryRule | null, string | null | undefined, string | null>;
  /** Keys of the filters that visitors see, in their order; null for all that its products have. */
  filters: string[] | null;
  seo_title: Generated<string>;
  seo_description: Generated<string>;
  /** Increases with every change of its content by a member. */
  version: Generated<number>;
  position: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface ProductCategoryRow {
  website_id: string;
  product_id: string;
  category_id: string;
  /** Of the product among those of the category. */
  position: Generated<number>;
  /** Of the category among those of the product. */
  place: Generated<number>;
  /** Whether the rule of the category put it there; kept by triggers. */
  by_rule: Generated<boolean>;
}

/** One value of a product under one filter; `number` is set for ranges only (numeric, read as text). */
export interface ProductFilterValueRow {
  website_id: string;
  product_id: string;
  key: string;
  title: string;
  type: 'list' | 'range';
  value: string;
  number: ColumnType<string | null, number | string | null | undefined, number | string | null>;
  position: Generated<number>;
}

/** A distinct filter value of a website's products; all numbers of a range count as one. Written by triggers. */
export interface FilterValueRow {
  website_id: string;
  id: Generated<number>;
  key: string;
  type: 'list' | 'range';
  value: string;
  title: string;
  position: number;
}

/** Pieces of a product, of all its variants together; what can be ordered is `on_hand - reserved`, which the database keeps at 0 or more. */
export interface StockRow {
  website_id: string;
  product_id: string;
  on_hand: Generated<number>;
  reserved: Generated<number>;
  /** `on_hand - reserved`; made by the database. */
  available: ColumnType<number, never, never>;
  /** Whether it is to be checked if the product runs low; set by the database at every change. */
  low_due: Generated<boolean>;
  /** Whether the owner was told that it runs low; false again once there is enough. */
  low_told: Generated<boolean>;
}

/**
 * Pieces of a variant, which the row of its product in `stock` includes. Those of a retired one (a variant that is gone, or
 * `-` for the product from before it had variants) are held by orders, and cannot be ordered.
 */
export interface VariantStockRow {
  website_id: string;
  product_id: string;
  variant_id: string;
  on_hand: Generated<number>;
  reserved: Generated<number>;
  /** `on_hand - reserved`; made by the database. */
  available: ColumnType<number, never, never>;
  retired: Generated<boolean>;
}

/** A change of the pieces of a product or variant, and what was there after it. Only added. */
export interface StockMovementRow {
  website_id: string;
  id: Generated<number>;
  product_id: string;
  /** '' for the product itself. */
  variant_id: string;
  at: Generated<Date>;
  change: number;
  on_hand: number;
  reason: StockReason;
  note: Generated<string>;
  order_id: string | null;
  member_name: Generated<string>;
}

/** A VAT class of a website: what VAT its products and shipping methods have where the shop is. */
export interface VatClassRow {
  website_id: string;
  id: string;
  /** The owner's name for it. */
  name: string;
  /** Basis points: 2100 is 21 %. */
  rate_bp: number;
  /** EN 16931 category; S exactly if the rate is above 0. */
  category: ClassCategory;
  position: Generated<number>;
}

export interface CatalogueTables {
  vat_classes: VatClassRow;
  products: ProductRow;
  product_relations: ProductRelationRow;
  price_history: PriceHistoryRow;
  categories: CategoryRow;
  product_categories: ProductCategoryRow;
  product_filter_values: ProductFilterValueRow;
  filter_values: FilterValueRow;
  stock: StockRow;
  variant_stock: VariantStockRow;
  stock_movements: StockMovementRow;
}
