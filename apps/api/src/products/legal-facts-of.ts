import { deliveryOf, type DeliveryDays, type MakerContent, type Product } from '@etalage/shop-domain';
import type { Selectable } from 'kysely';
import type { ProductRow } from '../db/tables/catalogue.ts';
import { productContentOf } from './product-content-of.ts';

type FactColumns = Pick<
  Selectable<ProductRow>,
  | 'kind'
  | 'withdrawal_exclusion'
  | 'safety_text'
  | 'content_milli'
  | 'content_unit'
  | 'delivery_from'
  | 'delivery_to'
> & { readonly maker: MakerContent | null };

/** What the law has a shop say of a product; what its owner did not fill in is missing. */
export function legalFactsOf(
  row: FactColumns,
  ofShop: DeliveryDays | null,
): Pick<Product, 'withdrawal_exclusion' | 'maker' | 'safety_text' | 'content' | 'delivery'> {
  const delivery = deliveryOf(row, ofShop);
  return {
    withdrawal_exclusion: row.withdrawal_exclusion,
    ...(row.maker && { maker: row.maker }),
    safety_text: row.safety_text,
    ...productContentOf(row),
    ...(delivery && { delivery }),
  };
}
