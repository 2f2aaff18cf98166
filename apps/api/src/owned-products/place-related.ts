import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** A product and what its page shows beside it, in order. */
interface Related {
  readonly id: string;
  readonly related: readonly string[];
}

/** Stores what the pages of products show beside them; these had nothing there. */
export async function placeRelated(
  tx: WebsiteTransaction,
  websiteId: string,
  products: readonly Related[],
): Promise<void> {
  const rows = products.flatMap(({ id, related }) =>
    related.map((related_id, position) => ({ id, related_id, position })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into product_relations (website_id, product_id, related_id, position)
    select ${websiteId}, g.id, g.related_id, g.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g (id text, related_id text, position integer)`.execute(tx);
}
