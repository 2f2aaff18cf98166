import { type PriceRecord, priorPrice } from '@etalage/shop-domain';
import { dutchMidnight } from '@etalage/texts/format';
import { sql } from 'kysely';

/**
 * The prices that a product `p` had, read with the product itself; null if no sale price of it is shown. The alias is that of
 * the table in the statement.
 */
export const priceRecordOf = (alias: 'p' | 'products') => sql<PriceRecord | null>`
  case when ${sql.ref(`${alias}.sale_price_cents`)} is not null and not ${sql.ref(`${alias}.hide_price`)}
    and not ${sql.ref(`${alias}.exclude_base_price`)}
    then price_record(${sql.ref(`${alias}.website_id`)}, ${sql.ref(`${alias}.id`)}) end`;

/** A product with the prices that it had. */
export interface SaleColumns {
  readonly price_cents: number;
  readonly sale_price_cents: number | null;
  readonly price_record: PriceRecord | null;
}

/** The prices of a product as visitors see them. */
export interface ShownSale {
  readonly price_cents: number;
  readonly sale_price_cents: number | null;
}

/**
 * A sale price with the lowest price before it, whatever price the owner typed; without a lawful one, the sale price is the
 * price. Everything that prints what a product cost before, prints this: pages, tiles, carts and structured data.
 */
export function shownSale({ price_cents, sale_price_cents: sale, price_record }: SaleColumns): ShownSale {
  if (sale === null) return { price_cents, sale_price_cents: null };
  const prior = price_record && priorPrice(price_record, dutchMidnight).cents;
  return prior === null
    ? { price_cents: sale, sale_price_cents: null }
    : { price_cents: prior, sale_price_cents: sale };
}
