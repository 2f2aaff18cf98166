import { MAX_LEGAL_PRODUCTS } from '@etalage/api-contract';
import { type LegalProduct, ODR_ADDRESS, type PriceRecord, priorPrice } from '@etalage/shop-domain';
import { dutchMidnight } from '@etalage/texts/format';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { priceRecordOf } from '../products/shown-sale.ts';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly has_odr: boolean;
  readonly price_texts: readonly string[];
  readonly is_goods: boolean;
  readonly has_maker: boolean;
  readonly has_delivery_time: boolean;
  readonly price_record: PriceRecord | null;
}

/** What the rules look at in published products, the first `MAX_LEGAL_PRODUCTS` of them. */
export async function findProductFacts(tx: WebsiteTransaction, websiteId: string): Promise<LegalProduct[]> {
  const texts = sql`concat_ws(' ', intro_description, short_description, description, extra_description,
    extra_description_right)`;
  const { rows } = await sql<Row>`
    select id, title, position(${ODR_ADDRESS} in ${texts}) > 0 as has_odr,
      kind = 'goods' as is_goods, delivery_to is not null as has_delivery_time,
      exists (select from makers m where m.website_id = p.website_id and m.id = p.maker_id) as has_maker,
      array[before_price_text, after_price_text] as price_texts, ${priceRecordOf('p')} as price_record
    from products p where website_id = ${websiteId} and status = 'published'
    order by id limit ${MAX_LEGAL_PRODUCTS}`.execute(tx);
  return rows.map(({ price_record: record, ...row }) => ({
    ...row,
    prior: record && priorPrice(record, dutchMidnight).reason,
  }));
}
