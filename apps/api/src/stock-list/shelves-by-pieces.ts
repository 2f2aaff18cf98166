import { type RawBuilder, sql } from 'kysely';
import type { FoundShelves, PageOrder, ShelfColumns } from './shelves.ts';

const ofProduct: ShelfColumns = {
  on_hand: sql`s.on_hand`,
  reserved: sql`s.reserved`,
  text: sql`p.find_text`,
};

const ofVariant: ShelfColumns = {
  on_hand: sql`v.on_hand`,
  reserved: sql`v.reserved`,
  text: sql`p.variant_texts[(
    select x.place from jsonb_array_elements(p.variants) with ordinality as x (variant, place)
    where x.variant ->> 'id' = v.variant_id)]`,
};

/** A page by pieces of many shelves, in two parts that each follow an index: products without variants, and variants. */
export function shelvesByPieces(
  { conditions }: FoundShelves,
  sort: 'available' | 'on_hand',
  { direction, sign, cursor, limit }: PageOrder,
): RawBuilder<unknown> {
  const column = sql.raw(sort);
  const whole = cursor
    ? sql`(s.${column}, s.product_id) ${sign} (${cursor.value}::integer, ${cursor.id})`
    : sql`true`;
  const variant = cursor
    ? sql`(v.${column}, v.product_id, v.variant_id) ${sign} (${cursor.value}::integer, ${cursor.id}, ${cursor.within})`
    : sql`true`;
  return sql`
    select id, variant_id, sort_value, within from (
      (select p.id, '' as variant_id, s.${column} as sort_value, '' as within from stock s
        join products p on p.website_id = s.website_id and p.id = s.product_id
        where s.website_id = current_setting('app.website_id', true) and p.variant_options = '{}'
          and ${conditions(ofProduct)} and ${whole}
        order by s.${column} ${direction}, s.product_id ${direction} limit ${limit + 1})
      union all
      (select p.id, v.variant_id, v.${column}, v.variant_id from variant_stock v
        join products p on p.website_id = v.website_id and p.id = v.product_id
        where v.website_id = current_setting('app.website_id', true) and not v.retired
          and ${conditions(ofVariant)} and ${variant}
        order by v.${column} ${direction}, v.product_id ${direction}, v.variant_id ${direction} limit ${limit + 1})) parts
    order by sort_value ${direction}, id ${direction}, within ${direction} limit ${limit + 1}`;
}
