import type { deletePage } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { raisePublishNumber } from '../documents/raise-publish-number.ts';
import { includeDeletedPages } from './deleted-pages.ts';
import { findPage, isPublished, lockPages } from './page.repository.ts';

/** Marks a page as deleted; it can be restored completely for a limited time. */
export const deletePageHandler: Handler<typeof deletePage> = async ({ id }, context) => {
  requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  await context.write(async (tx) => {
    await lockPages(tx, websiteId);
    const page = await findPage(tx, websiteId, id);
    if (!page) throw new ApiError('not_found');
    if (page.path === '/') throw new ApiError('validation_failed', { id: [{ key: 'page_home_fixed' }] });
    const wasPublished = await isPublished(tx, websiteId, id);
    await includeDeletedPages(tx);
    await tx
      .updateTable('pages')
      .set({ deleted_at: context.now() })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
    if (wasPublished) await raisePublishNumber(tx, websiteId);
  });
  return { deleted: true };
};
