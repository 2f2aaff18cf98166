import { sql } from 'kysely';
import type { Member } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { redirectMoved } from '../redirect-rows/redirect-moved.ts';

/**
 * For a page that is published again: if its address changed while it was offline, the one that visitors know redirects to
 * it, unless another page has that by now.
 */
export async function redirectOnline(
  tx: WebsiteTransaction,
  websiteId: string,
  member: Pick<Member, 'id' | 'name'>,
  pageId: string,
): Promise<void> {
  const { rows } = await sql<{ from: string; to: string; is_free: boolean }>`
    select offline_path as "from", path as "to", not exists (select from pages other
      where other.website_id = p.website_id and other.path = p.offline_path) as is_free
    from pages p where website_id = ${websiteId} and id = ${pageId} and offline_path is not null`.execute(tx);
  const [move] = rows;
  if (!move) return;
  await sql`update pages set offline_path = null where website_id = ${websiteId} and id = ${pageId}`.execute(
    tx,
  );
  if (move.from !== move.to && move.is_free) await redirectMoved(tx, websiteId, member, [move]);
}
