import { type Tile, bothSides } from '@etalage/shop-domain';
import type { PriceSettings } from '../products/product.mapper.ts';
import type { OtherTileRow, ProductTileRow } from './search.repository.ts';

/** A product as a tile; a hidden price leaves the server neither (PROD-06). */
export function productTile(row: ProductTileRow, { priceMode, showPriceTaxIncluded }: PriceSettings): Tile {
  const priceOf = (cents: number | null) =>
    cents === null || row.hide_price ? null : bothSides(cents, priceMode, row.vat_rate_bp);
  return {
    kind: 'product',
    title: row.title,
    url: row.url,
    link: row.link,
    main_image: row.main_image,
    price: priceOf(row.price_cents),
    sale_price: priceOf(row.sale_price_cents),
    before_price_text: row.before_price_text,
    show_price_tax_included: showPriceTaxIncluded,
    hide_price: row.hide_price,
  };
}

/** A category or page as a tile: it has no price. */
export function plainTile(row: OtherTileRow): Tile {
  const { kind, title, url, link, main_image } = row;
  const noPrice = {
    price: null,
    sale_price: null,
    before_price_text: '',
    show_price_tax_included: true,
    hide_price: false,
  };
  return { kind, title, url, link, main_image, ...noPrice };
}
