import { type RawBuilder, sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { type Period, startOf } from './period.ts';

/** What was sold of a product in a period; the turnover in cents, VAT excluded. */
export interface SoldProduct {
  readonly product_id: string;
  readonly title: string;
  readonly pieces: number;
  readonly turnover: number;
}

interface Candidate extends SoldProduct {
  /** No product that is no candidate has more turnover than this. */
  readonly most_of_others: number;
}

/** So many products are shown. */
const MOST = 5;
/** So many of the best of each day or month are looked at first. */
const FIRST = { day: 20, month: 40 } as const;

/**
 * The products that sold for most in the period; of a year, its months as a whole. The best of the period are nearly always
 * among the best of a month: these are added up, and only if a product that is not among them could have more, all are.
 */
export async function findBestSellers(
  tx: WebsiteTransaction,
  websiteId: string,
  period: Period,
): Promise<SoldProduct[]> {
  const sales = salesOf(websiteId, period);
  const { rows } = await candidates(sales).execute(tx);
  const last = rows.at(MOST - 1)?.turnover ?? 0;
  const isSure = rows.length > 0 && rows.every(({ most_of_others: most }) => most === 0 || most < last);
  const found = isSure ? rows : (await allProducts(sales).execute(tx)).rows;
  return found.map(({ product_id, title, pieces, turnover }) => ({ product_id, title, pieces, turnover }));
}

/** A calendar month has at least so many days. */
const SHORTEST_MONTH = 28;

interface Sales {
  readonly website: RawBuilder<unknown>;
  readonly unit: keyof typeof FIRST;
  readonly first: RawBuilder<unknown>;
  /** Most days or months: with it PostgreSQL expects few rows, and looks each of them up. */
  readonly most: number;
}

function salesOf(websiteId: string, period: Period): Sales {
  const unit = period.days > 30 ? 'month' : 'day';
  const most = unit === 'day' ? period.days : Math.ceil(period.days / SHORTEST_MONTH) + 1;
  const first = sql`date_trunc(${unit}, ${startOf(period)})::date`;
  return { website: sql`${websiteId}`, unit, first, most };
}

/** The best of each day or month, with what they sold for in all of them. */
function candidates({ website, unit, first, most }: Sales): RawBuilder<Candidate> {
  const until = sql`(select max(starts) from product_sales where website_id = ${website} and unit = ${unit})`;
  return sql<Candidate>`
    with starts as (
      select at::date as day from generate_series(${first}, ${until}, ${`1 ${unit}`}::interval) as series (at)
      limit ${most}),
    best as materialized (
      select day, b.product_id, b.turnover, b.place from starts, lateral (
        select product_id, turnover, row_number() over (order by turnover desc) as place from product_sales
        where website_id = ${website} and unit = ${unit} and starts = day
        order by turnover desc limit ${FIRST[unit]}) b),
    others as (
      -- What is not among the best of a day has at most as much as the last of them, and nothing if it has no row.
      select coalesce(sum(greatest(turnover, 0)), 0)::bigint as most from best where place = ${FIRST[unit]})
    select s.product_id, max(s.title) as title, sum(s.pieces)::int as pieces, sum(s.turnover)::bigint as turnover,
      (select most from others) as most_of_others
    from (select distinct product_id from best) chosen, starts, lateral (
      -- Not joined, which would read the sales of all products.
      select * from product_sales
      where website_id = ${website} and unit = ${unit} and starts = day and product_id = chosen.product_id offset 0) s
    ${topOf(sql`s.`)}`;
}

function allProducts({ website, unit, first }: Sales): RawBuilder<SoldProduct> {
  return sql<SoldProduct>`
    select product_id, max(title) as title, sum(pieces)::int as pieces, sum(turnover)::bigint as turnover
    from product_sales where website_id = ${website} and unit = ${unit} and starts >= ${first}
    ${topOf(sql``)}`;
}

const topOf = (from: RawBuilder<unknown>) => sql`group by ${from}product_id having sum(${from}turnover) > 0
  order by turnover desc, ${from}product_id limit ${MOST}`;
