import type { restorePage } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { raisePublishNumber } from '../documents/publish-site.ts';
import { showDeletedPages } from './deleted-pages.ts';
import { freePath } from './free-path.ts';
import { findPage, isPublished, lockPages } from './page.repository.ts';

/** Brings a deleted page back; where its address was taken meanwhile it gets the nearest free one. */
export const restorePageHandler: Handler<typeof restorePage> = async ({ id }, context) => {
  requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockPages(tx, websiteId);
    const there = await findPage(tx, websiteId, id);
    // Asked for twice: what was asked for is so.
    if (there) return { path: there.path };
    await showDeletedPages(tx);
    const page = await findPage(tx, websiteId, id);
    if (!page) throw new ApiError('not_found');
    const path = await freePath(tx, websiteId, page.path);
    await tx
      .updateTable('pages')
      .set({ deleted_at: null, path })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
    if (await isPublished(tx, websiteId, id)) await raisePublishNumber(tx, websiteId);
    return { path };
  });
};
