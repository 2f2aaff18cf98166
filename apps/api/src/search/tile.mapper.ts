import { type Tile, bothSides, imagesOf } from '@etalage/shop-domain';
import { type PriceSettings, rateOf } from '../products/product.mapper.ts';
import { productContentOf } from '../products/product-content-of.ts';
import { shownSale } from '../products/shown-sale.ts';
import type { OtherTileRow, ProductTileRow } from './search.repository.ts';

/** The tile of a product. A hidden price is not sent to visitors (PROD-06). */
export function productTile(row: ProductTileRow, settings: PriceSettings): Tile {
  const { priceMode, showPriceTaxIncluded } = settings;
  const priceOf = (cents: number | null) =>
    cents === null || row.hide_price ? null : bothSides(cents, priceMode, rateOf(row.vat_rate_bp, settings));
  const [price, sale] = shownCents(row);
  return {
    kind: 'product',
    title: row.title,
    url: row.url,
    link: row.link,
    main_image: row.main_image,
    second_image: [...imagesOf(row.main_image), ...imagesOf(row.sub_images)][1] ?? '',
    price: priceOf(price),
    sale_price: priceOf(sale),
    is_from_price: row.is_from_price,
    swatches: row.swatches,
    before_price_text: row.before_price_text,
    show_price_tax_included: showPriceTaxIncluded,
    hide_price: row.hide_price,
    ...productContentOf(row),
  };
}

/** The lowest price of one piece, before and with the sale; options add the same amount to both. */
function shownCents(row: ProductTileRow): [price: number, sale: number | null] {
  const { lowest_price_cents: lowest } = row;
  const { price_cents, sale_price_cents: sale } = shownSale(row);
  if (lowest === null) return [price_cents, sale];
  if (sale === null || row.exclude_base_price) return [lowest, null];
  return [lowest + price_cents - sale, lowest];
}

/** The tile of a category or page, which has no price. */
export function plainTile(row: OtherTileRow): Tile {
  const { kind, title, url, link, main_image } = row;
  const noPrice = {
    second_image: '',
    is_from_price: false,
    swatches: [],
    price: null,
    sale_price: null,
    before_price_text: '',
    show_price_tax_included: true,
    hide_price: false,
  };
  return { kind, title, url, link, main_image, ...noPrice };
}
