import type { restorePage } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { raisePublishNumber } from '../documents/raise-publish-number.ts';
import { includeDeleted } from '../db/deleted-rows.ts';
import { freePath } from './free-path.ts';
import { findPage, isPublished, lockPages } from './page.repository.ts';

/** Restores a deleted page; if its address is used by now, it gets the first free one (`freePath`). */
export const restorePageHandler: Handler<typeof restorePage> = async ({ id }, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockPages(tx, websiteId);
    const restored = await findPage(tx, websiteId, id);
    // A repeated call: the page is already restored.
    if (restored) return { path: restored.path };
    await includeDeleted(tx, 'pages');
    const page = await findPage(tx, websiteId, id);
    if (!page) throw new ApiError('not_found');
    const path = await freePath(tx, websiteId, page.path);
    await tx
      .updateTable('pages')
      .set({ deleted_at: null, path })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
    const changes = [{ subjectId: id, before: null, after: { title: page.title, path } }];
    await recordChange(tx, websiteId, member, { kind: 'page', action: 'restored', changes });
    if (await isPublished(tx, websiteId, id)) await raisePublishNumber(tx, websiteId);
    return { path };
  });
};
