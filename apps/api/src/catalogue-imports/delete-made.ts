import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { StoredImport } from './import.repository.ts';

/**
 * Deletes the categories that an import made, once its products are taken back, so that visitors and menus do not have
 * empty ones, and a better file makes them again. A category stays if somebody changed it since, if it has a product that
 * is not in the archive or a category, and if a page, menu, discount or rule of another category names it.
 */
export async function deleteMade(tx: WebsiteTransaction, stored: StoredImport): Promise<void> {
  const { website_id: websiteId, made_categories: made } = stored;
  const changes = [];
  // Those below first: they may be all that one above has.
  for (const id of made.toReversed()) {
    const { rows } = await sql<{ title: string; url: string }>`
      delete from categories c where c.website_id = ${websiteId} and c.id = ${id} and c.version = 1
        and not exists (select from categories o where o.website_id = c.website_id
          and (o.parent_id = c.id or o.rule::text like '%"' || c.id || '"%'))
        and not exists (select from product_categories m
          join products p on p.website_id = m.website_id and p.id = m.product_id
          where m.website_id = c.website_id and m.category_id = c.id and p.status <> 'archived')
        and not exists (select from document_references d
          where d.website_id = c.website_id and d.target_id = c.id)
        and not exists (select from menus n
          where n.website_id = c.website_id and n.items::text like '%"' || c.url || '"%')
        and not exists (select from site_part_drafts d
          where d.website_id = c.website_id and d.kind = 'menu' and d.value::text like '%"' || c.url || '"%')
        and not exists (select from discounts d
          where d.website_id = c.website_id and c.id = any (d.category_ids))
      returning c.title, c.url`.execute(tx);
    changes.push(...rows.map((before) => ({ subjectId: id, before, after: null })));
  }
  if (changes.length === 0) return;
  const member = { id: stored.member_id, name: stored.member_name };
  await recordChange(tx, websiteId, member, { kind: 'category', action: 'deleted', changes });
}
