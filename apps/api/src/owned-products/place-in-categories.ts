import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** A product and its categories, the first one first. */
interface Placed {
  readonly id: string;
  readonly categories: readonly string[];
}

/**
 * Puts products in their categories; new ones are behind the others, in the given order. Only the database puts products in
 * categories with a rule.
 */
export async function placeInCategories(
  tx: WebsiteTransaction,
  websiteId: string,
  products: readonly Placed[],
): Promise<void> {
  const rows = products.flatMap(({ id, categories }) =>
    categories.map((category, place) => ({ id, category, place })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into product_categories (website_id, product_id, category_id, place, position)
    select ${websiteId}, g.id, g.category, g.place,
      least((select coalesce(max(o.position), -1) from product_categories o
        where o.website_id = ${websiteId} and o.category_id = g.category)::bigint + g.behind, 2147483647)
    from (select given.*, row_number() over (partition by given.category order by given.nr) as behind
      from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (id text, category text, place integer))
        with ordinality as given (id, category, place, nr)) g
    join categories k on k.website_id = ${websiteId} and k.id = g.category and k.rule is null
    on conflict (website_id, category_id, product_id) do update set place = excluded.place
      where product_categories.place <> excluded.place`.execute(tx);
}
