import type { WebsiteTransaction } from '../db/with-website.ts';

/** Locks a template of the owner's own until the transaction ends; undefined if the website has no such template. */
export async function lockTemplate(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<{ readonly title: string; readonly deleted_at: Date | null } | undefined> {
  return tx
    .selectFrom('templates')
    .select(['title', 'deleted_at'])
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Marks a template as deleted since a time, or as not deleted. */
export async function markTemplate(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
  deleted_at: Date | null,
): Promise<void> {
  await tx
    .updateTable('templates')
    .set({ deleted_at })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}
