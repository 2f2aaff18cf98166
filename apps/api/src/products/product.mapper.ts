import {
  type DeliveryDays,
  type MakerContent,
  type PricedOption,
  type PricedProduct,
  type PricedVariant,
  type PriceMode,
  type Product,
  type ProductOption,
  bothSides,
} from '@etalage/shop-domain';
import type { Selectable } from 'kysely';
import type { ProductRow } from '../db/tables/catalogue.ts';
import { legalFactsOf } from './legal-facts-of.ts';
import { type SaleColumns, shownSale } from './shown-sale.ts';
import type { VatColumns } from './vat-of.ts';

/** The settings of a website that decide how prices are stored and shown. */
export interface PriceSettings {
  readonly priceMode: PriceMode;
  readonly showPriceTaxIncluded: boolean;
  /** Prices have no VAT, whatever the class of the product. */
  readonly isSmallBusiness?: boolean;
  /** When goods are delivered that do not say so themselves; null or missing to say nothing. */
  readonly delivery?: DeliveryDays | null;
}

/** The VAT rate in the price of a product. */
export const rateOf = (
  rate: number,
  { isSmallBusiness = false }: Pick<PriceSettings, 'isSmallBusiness'>,
): number => (isSmallBusiness ? 0 : rate);

/** The columns of a product that decide its price. */
export interface PriceColumns
  extends
    Pick<
      Selectable<ProductRow>,
      'price_cents' | 'sale_price_cents' | 'exclude_base_price' | 'variant_options'
    >,
    Pick<VatColumns, 'vat_rate_bp'> {
  readonly options: readonly PricedOption[];
  readonly variants: readonly PricedVariant[];
}

/** The input of the price rules for a product: amounts stay on the side that the website stores. */
export function pricedProductOf(row: PriceColumns, priceMode: PriceMode): PricedProduct {
  return {
    price_mode: priceMode,
    tax_rate: row.vat_rate_bp,
    price_cents: row.price_cents,
    sale_price_cents: row.sale_price_cents,
    exclude_base_price: row.exclude_base_price,
    options: row.options,
    variant_options: row.variant_options,
    variants: row.variants,
  };
}

/** A product as a page shows it: the side of a price that is not stored is derived by its VAT rate. */
export function productOf(
  row: Selectable<ProductRow> &
    Pick<VatColumns, 'vat_rate_bp'> &
    SaleColumns & { readonly maker: MakerContent | null },
  settings: PriceSettings,
): Product {
  const { priceMode, showPriceTaxIncluded, isSmallBusiness } = settings;
  const rate = rateOf(row.vat_rate_bp, settings);
  const priceOf = (cents: number) => bothSides(cents, priceMode, rate);
  const shown = shownSale(row);
  return {
    id: row.id,
    title: row.title,
    url: row.url,
    link: row.link,
    main_image: row.main_image,
    sub_images: row.sub_images,
    price: priceOf(shown.price_cents),
    sale_price: shown.sale_price_cents === null ? null : priceOf(shown.sale_price_cents),
    tax_rate: rate,
    show_price_tax_included: showPriceTaxIncluded,
    ...(isSmallBusiness && { small_business: true }),
    hide_price: row.hide_price,
    hide_quantity: row.hide_quantity,
    before_price_text: row.before_price_text,
    after_price_text: row.after_price_text,
    stock_management: row.stock_management,
    enable_checkout: row.enable_checkout,
    enable_quote: row.enable_quote,
    enable_form: row.enable_form,
    form_id: row.form_id,
    enable_affiliate: row.enable_affiliate,
    affiliate_link: row.affiliate_link,
    exclude_base_price: row.exclude_base_price,
    options: row.options.map((option) => optionOf(option, priceOf)),
    variant_options: row.variant_options,
    variants: row.variants.map(({ id, choices, difference_cents, images, article_number, ean }) => {
      const difference = priceOf(difference_cents);
      return { id, choices, difference, images: images.join('|'), article_number, ean };
    }),
    layout: row.layout,
    intro_description: row.intro_description,
    short_description: row.short_description,
    description: row.description,
    extra_description: row.extra_description,
    extra_description_right: row.extra_description_right,
    quantity_min: row.quantity_min,
    quantity_max: row.quantity_max,
    quantity_step: row.quantity_step,
    price_mode: priceMode,
    article_number: row.article_number,
    ean: row.ean,
    brand: row.brand,
    ...legalFactsOf(row, settings.delivery ?? null),
  };
}

function optionOf(
  option: PricedOption,
  priceOf: (cents: number) => ProductOption['options'][number]['price'],
): ProductOption {
  return {
    ...option,
    options: option.options.map(({ title, price_cents }) => ({ title, price: priceOf(price_cents) })),
  };
}
