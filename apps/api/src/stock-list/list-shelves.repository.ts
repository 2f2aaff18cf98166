import type { InputOf, listStock } from '@etalage/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { shelvesByPieces } from './shelves-by-pieces.ts';
import type { ShelfCursor } from './shelf-cursor.ts';
import { anyShelf, everyShelf, type FoundShelves, type PageOrder } from './shelves.ts';

type Asked = InputOf<typeof listStock>;

export interface ListedShelfRow {
  readonly product_id: string;
  readonly variant_id: string;
  readonly title: string;
  readonly choices: string[];
  readonly article_number: string;
  readonly ean: string;
  readonly variant_images: string[];
  readonly main_image: string;
  readonly state: 'published' | 'draft' | 'planned';
  readonly on_hand: number;
  readonly reserved: number;
  readonly low_stock: number | null;
  readonly changed_at: Date | null;
  /** Its value in the order of the list, and its place within its product there, as text. */
  readonly sort_value: string;
  readonly within: string;
}

/** Up to this number of shelves that match, they are found first and then sorted; more are met while reading in order. */
const FEW = 2000;

/** A page of the shelves that match, with one row more if there is one. */
export async function findShelves(
  tx: WebsiteTransaction,
  found: FoundShelves,
  { sort, descending, limit }: Pick<Asked, 'sort' | 'descending' | 'limit'>,
  cursor: ShelfCursor | undefined,
): Promise<ListedShelfRow[]> {
  const isDown = descending !== (cursor?.isBefore ?? false);
  const direction = isDown ? sql`desc` : sql`asc`;
  const order = { isDown, direction, sign: isDown ? sql`<` : sql`>`, cursor, limit };
  const isMany = found.total > FEW;
  const chosen =
    isMany && sort !== 'title' ? shelvesByPieces(found, sort, order) : shelves(found, sort, order, isMany);
  const { rows } = await sql<ListedShelfRow>`
    select p.id as product_id, c.variant_id, p.title, coalesce(x.variant -> 'choices', '[]') as choices,
      coalesce(x.variant ->> 'article_number', p.article_number) as article_number,
      coalesce(x.variant ->> 'ean', p.ean) as ean, coalesce(x.variant -> 'images', '[]') as variant_images, p.main_image,
      case when p.status = 'draft' and p.publish_at is not null then 'planned' else p.status end as state,
      ${anyShelf.on_hand} as on_hand, ${anyShelf.reserved} as reserved, p.low_stock,
      (select m.at from stock_movements m where m.website_id = p.website_id and m.product_id = p.id
        and m.variant_id = c.variant_id order by m.id desc limit 1) as changed_at,
      c.sort_value::text as sort_value, c.within::text as within
    from (${chosen}) c join ${everyShelf} on p.website_id = current_setting('app.website_id', true) and p.id = c.id
      and coalesce(x.variant ->> 'id', '') = c.variant_id
    order by c.sort_value ${direction}, c.id ${direction}, c.within ${direction}`.execute(tx);
  return rows;
}

/** Shelves by title, or few of them in any order. */
function shelves(
  { conditions }: FoundShelves,
  sort: Asked['sort'],
  { direction, sign, cursor, limit }: PageOrder,
  isMany: boolean,
): RawBuilder<unknown> {
  const by = {
    title: sql`sort_title`,
    available: sql`on_hand - reserved`,
    on_hand: sql`on_hand`,
  }[sort];
  const within = sort === 'title' ? sql`place` : sql`variant_id`;
  const value = cursor && (sort === 'title' ? sql`${cursor.value}` : sql`${cursor.value}::integer`);
  const inside = cursor && (sort === 'title' ? sql`${cursor.within}::integer` : sql`${cursor.within}`);
  const beyond = cursor ? sql`(${by}, id, ${within}) ${sign} (${value}, ${cursor.id}, ${inside})` : sql`true`;
  // An index has products by title; which variants of one product follow is decided after it.
  const fromProduct =
    cursor && isMany ? sql`(p.sort_title, p.id) ${sign}= (${cursor.value}, ${cursor.id})` : sql`true`;
  return sql`
    with found as ${isMany ? sql`not materialized` : sql`materialized`} (
      select p.id, p.sort_title, coalesce(x.place, 0)::integer as place, coalesce(x.variant ->> 'id', '') as variant_id,
        ${anyShelf.on_hand} as on_hand, ${anyShelf.reserved} as reserved
      from ${everyShelf} where ${conditions(anyShelf)} and ${fromProduct})
    select id, variant_id, ${by} as sort_value, ${within} as within from found where ${beyond}
    order by ${by} ${direction}, id ${direction}, ${within} ${direction} limit ${limit + 1}`;
}
