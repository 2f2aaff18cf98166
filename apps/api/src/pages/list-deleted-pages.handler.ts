import { type listDeletedPages, mostDeletedPages } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { includeDeleted, KEPT_DAYS } from '../db/deleted-rows.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The pages in the bin. */
export const listDeletedPagesHandler: Handler<typeof listDeletedPages> = async (_input, context) => {
  requireRole(context, ['owner', 'editor']);
  const { websiteId, now } = context;
  const rows = await context.read(async (tx) => {
    await includeDeleted(tx, 'pages');
    return tx
      .selectFrom('pages')
      .select(['id', 'title', 'path', 'deleted_at'])
      .where('website_id', '=', websiteId)
      .where('deleted_at', 'is not', null)
      .orderBy('deleted_at', 'desc')
      .limit(mostDeletedPages)
      .execute();
  });
  const pages = rows.flatMap(({ deleted_at, ...page }) => {
    if (!deleted_at) return [];
    const gone = deleted_at.getTime() + KEPT_DAYS * DAY;
    const days_left = Math.max(0, Math.ceil((gone - now().getTime()) / DAY));
    return [{ ...page, deleted_at: deleted_at.toISOString(), days_left }];
  });
  return { pages };
};
