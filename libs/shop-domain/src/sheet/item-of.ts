import type { OwnedProductContent, OwnedVariant } from '../owned-product/owned-product.schema.ts';
import { optionKey } from '../price-with-options/option-key.ts';
import { contentCell } from '../unit-price/typed-content.ts';
import { deliveryCell } from './read-delivery.ts';
import { listCell } from './category-path.ts';
import { propertyCells } from './read-properties.ts';
import type { SheetCells, SheetItem } from './sheet-item.schema.ts';
import type { SheetPieces, SheetShop } from './sheet-shop.ts';

/** Cents as a person types them. */
export function amountCell(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',');
}

const numberCell = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** A product as an export writes it; reading it into the same product changes nothing. */
export function itemOf(
  product: OwnedProductContent,
  pieces: SheetPieces,
  shop: SheetShop,
  row = 1,
): SheetItem {
  const { variants } = product;
  return {
    row,
    cells: productCells(product, pieces, shop),
    properties: propertyCells(product, shop.properties),
    variants: variants.map((variant, index) => ({
      row: row + 1 + index,
      cells: variantCells(variant, product, pieces),
    })),
  };
}

function productCells(product: OwnedProductContent, pieces: SheetPieces, shop: SheetShop): SheetCells {
  const { categories, images, variants, stock_management: isCounted } = product;
  const { intro_description, short_description, description, extra_description, extra_description_right } =
    product;
  const { url, article_number, title, ean, brand, seo_title, seo_description } = product;
  const known = categories.flatMap((id) => shop.categories.get(id) ?? []);
  const [option_1 = '', option_2 = '', option_3 = ''] = optionTitles(product);
  return {
    url,
    article_number,
    title,
    status: shop.statuses[product.status],
    price: amountCell(product.price_cents),
    sale_price: amountCell(product.sale_price_cents),
    cost: amountCell(product.cost_cents),
    vat: shop.vatClasses.find(({ id }) => id === product.vat_class_id)?.name ?? '',
    stock: isCounted && variants.length === 0 ? numberCell(pieces.whole) : '',
    low_stock: numberCell(product.low_stock),
    ean,
    brand,
    weight: product.weight_grams === 0 ? '' : numberCell(product.weight_grams),
    categories: listCell(known),
    images: listCell(images),
    option_1,
    option_2,
    option_3,
    quantity_min: numberCell(product.quantity_min),
    quantity_max: numberCell(product.quantity_max),
    quantity_step: numberCell(product.quantity_step),
    intro_description,
    short_description,
    description,
    extra_description,
    extra_description_right,
    seo_title,
    seo_description,
    withdrawal_exclusion: shop.exclusions[product.withdrawal_exclusion],
    maker: shop.makers.find(({ id }) => id === product.maker_id)?.name ?? '',
    safety_text: product.safety_text,
    delivery: deliveryCell(product),
    content: contentCell(product.content_milli, product.content_unit),
  };
}

/** The titles of the options that the variants combine. */
export function optionTitles({ options, variant_options }: OwnedProductContent): string[] {
  return variant_options.map(
    (key) => options.find((option, at) => optionKey(option, at) === key)?.title ?? '',
  );
}

function variantCells(
  { id, choices, article_number, ean, difference_cents, weight_grams, images }: OwnedVariant,
  { price_cents, stock_management: isCounted }: OwnedProductContent,
  pieces: SheetPieces,
): SheetCells {
  const [choice_1 = '', choice_2 = '', choice_3 = ''] = choices;
  return {
    article_number,
    price: amountCell(price_cents + difference_cents),
    stock: isCounted ? numberCell(pieces.variants[id] ?? 0) : '',
    ean,
    weight: numberCell(weight_grams),
    images: listCell(images),
    choice_1,
    choice_2,
    choice_3,
  };
}
