import { MAX_CATEGORY_LEVELS } from '@etalage/api-contract';
import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { StoredImport } from './import.repository.ts';

interface Deleted {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

/**
 * Deletes the categories that an import made, once its products are taken back, so that visitors and menus do not have
 * empty ones, and a better file makes them again. A category stays if somebody changed it since, if it has a product that
 * is not in the archive or a category, and if a page, menu, discount or rule of another category names it.
 */
export async function deleteMade(tx: WebsiteTransaction, stored: StoredImport): Promise<void> {
  const { website_id: websiteId, made_categories: made } = stored;
  if (made.length === 0) return;
  const deleted: Deleted[] = [];
  // One level at a time, the lowest first: those below may be all that one above has.
  for (let level = 0; level < MAX_CATEGORY_LEVELS; level += 1) {
    const rows = await deleteUnused(tx, websiteId, made);
    if (rows.length === 0) break;
    deleted.push(...rows);
  }
  if (deleted.length === 0) return;
  const changes = deleted.map(({ id, ...before }) => ({ subjectId: id, before, after: null }));
  const member = { id: stored.member_id, name: stored.member_name };
  await recordChange(tx, websiteId, member, { kind: 'category', action: 'deleted', changes });
}

/** Deletes those that nothing uses. What uses categories is gathered once, so that the time follows their number. */
async function deleteUnused(
  tx: WebsiteTransaction,
  websiteId: string,
  made: readonly string[],
): Promise<Deleted[]> {
  const { rows } = await sql<Deleted>`
    with used as materialized (
      select parent_id as id from categories where website_id = ${websiteId} and parent_id is not null
      union select named #>> '{}' from categories,
        jsonb_path_query(rule, 'lax $.conditions[*] ? (@.field == "category").id') named
        where website_id = ${websiteId}
      union select m.category_id from product_categories m
        join products p on p.website_id = m.website_id and p.id = m.product_id
        where m.website_id = ${websiteId} and m.category_id = any (${made}) and p.status <> 'archived'
      union select target_id from document_references
        where website_id = ${websiteId} and target_id = any (${made})
      union select unnest(category_ids) from discounts where website_id = ${websiteId}
    ), linked as materialized (
      select link #>> '{}' as url from menus, jsonb_path_query(items::jsonb, 'lax $.**.link') link
        where website_id = ${websiteId}
      union select link #>> '{}' from site_part_drafts, jsonb_path_query(value::jsonb, 'lax $.**.link') link
        where website_id = ${websiteId} and kind = 'menu'
    )
    delete from categories c where c.website_id = ${websiteId} and c.id = any (${made}) and c.version = 1
      and c.id not in (select id from used) and c.url not in (select url from linked where url is not null)
    returning c.id, c.title, c.url`.execute(tx);
  return rows;
}
