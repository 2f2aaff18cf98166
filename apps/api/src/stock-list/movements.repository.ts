import type { InputOf, listMovements } from '@etalage/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { startOfDay } from '../db/start-of-day.ts';
import type { StockMovementRow } from '../db/tables/catalogue.ts';
import { patternsOf, wordsOf } from '../db/typed-words.ts';
import { microsecondsOf, momentOfMicroseconds } from '../db/microseconds.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { wordCondition } from '../owned-products/list-matches.repository.ts';

type Asked = Pick<InputOf<typeof listMovements>, 'query' | 'reason' | 'from' | 'until'>;
type Stored = Pick<StockMovementRow, 'product_id' | 'variant_id' | 'change' | 'on_hand' | 'reason'>;

export interface FoundMovement extends Stored {
  readonly id: string;
  readonly at: Date;
  readonly note: string;
  readonly member: string;
  readonly title: string;
  readonly choices: string[];
  readonly article_number: string;
  readonly order_number: string;
  /** Where a page continues after it. */
  readonly key: string;
}

/** So many products are looked for by their words; of more, each movement is compared with its product. */
const MOST_PRODUCTS = 1000;

/** Movements that match, newest first, after one of another page; '' for the newest. */
export async function findMovements(
  tx: WebsiteTransaction,
  websiteId: string,
  asked: Asked,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<FoundMovement[]> {
  const conditions = await conditionsOf(tx, websiteId, asked);
  if (after !== '') conditions.push(isAfter(after));
  const { rows } = await sql<FoundMovement>`
    select m.id::text as id, m.at, m.product_id, m.variant_id, m.change, m.on_hand, m.reason, m.note,
      m.member_name as member, coalesce(p.title, '') as title, coalesce(x.variant -> 'choices', '[]') as choices,
      coalesce(x.variant ->> 'article_number', p.article_number, '') as article_number,
      coalesce(o.number, '') as order_number,
      ${microsecondsOf(sql`m.at`)} || '.' || m.id as key
    from stock_movements m
    left join products p on p.website_id = m.website_id and p.id = m.product_id
    left join orders o on o.website_id = m.website_id and o.id = m.order_id
    left join lateral (select given.variant, given.place
      from jsonb_array_elements(p.variants) with ordinality as given (variant, place)
      where given.variant ->> 'id' = m.variant_id) x on true
    where ${sql.join(conditions, sql` and `)}
    order by m.at desc, m.id desc limit ${limit}`.execute(tx);
  return rows;
}

function isAfter(key: string): RawBuilder<unknown> {
  const [at = '', id = ''] = key.split('.');
  return sql`(m.at, m.id) < (${momentOfMicroseconds(at)}, ${id}::bigint)`;
}

async function conditionsOf(
  tx: WebsiteTransaction,
  websiteId: string,
  { query, reason, from, until }: Asked,
): Promise<RawBuilder<unknown>[]> {
  const conditions = [sql`m.website_id = ${websiteId}`];
  if (reason) conditions.push(sql`m.reason = ${reason}`);
  if (from !== '') conditions.push(sql`m.at >= ${startOfDay(from)}`);
  if (until !== '') conditions.push(sql`m.at < ${startOfDay(until, 1)}`);
  if (query.trim() !== '') {
    const found = await wordCondition(tx, websiteId, query, MOST_PRODUCTS);
    conditions.push(
      sql`m.product_id in (select p.id from products p where p.website_id = ${websiteId} and ${found})`,
    );
    const patterns = patternsOf(wordsOf(query));
    // Words of one variant are not those of the others of its product; a variant that is gone has those of the product.
    conditions.push(sql`case when coalesce(p.variant_texts[x.place], p.find_text) like all (${patterns})
      then true else false end`);
  }
  return conditions;
}
