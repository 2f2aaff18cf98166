import type { deletePage } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler-context.ts';
import { raisePublishNumber } from '../sites/publish-site.ts';
import { findPage, isPublished, lockPages } from './page.repository.ts';

/** Removes a page; its drafts, versions and words for the search go with it. */
export const deletePageHandler: Handler<typeof deletePage> = async ({ id }, context) => {
  requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  await context.write(async (tx) => {
    await lockPages(tx, websiteId);
    const page = await findPage(tx, websiteId, id);
    if (!page) throw new ApiError('not_found');
    if (page.path === '/') throw new ApiError('validation_failed', { id: [{ key: 'page_home_fixed' }] });
    const wasPublished = await isPublished(tx, websiteId, id);
    await tx.deleteFrom('pages').where('website_id', '=', websiteId).where('id', '=', id).execute();
    if (wasPublished) await raisePublishNumber(tx, websiteId);
  });
  return { deleted: true };
};
