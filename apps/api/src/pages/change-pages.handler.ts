import type { changePages } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError, errorBodyOf } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { withSavepoint } from '../db/with-savepoint.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { type PageCall, runPageAction } from './page-actions.ts';
import { findPage, lockPages } from './page.repository.ts';

/** Publishes, takes offline or deletes several pages; what is refused of one does not concern the others. */
export const changePagesHandler: Handler<typeof changePages> = async ({ ids, action }, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId, translate } = context;
  const call: PageCall = { ...context, member };
  return context.write(async (tx) => {
    await lockPages(tx, websiteId);
    const changed: string[] = [];
    const refused: { id: string; title: string; message: string }[] = [];
    for (const id of new Set(ids)) {
      const title = (await titleOf(tx, websiteId, id)) ?? id;
      try {
        await withSavepoint(tx, () => runPageAction(tx, call, action, id));
        changed.push(id);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const [message = ''] = Object.values(errorBodyOf(error, translate).errors).flat();
        refused.push({ id, title, message });
      }
    }
    return { changed, refused };
  });
};

async function titleOf(tx: WebsiteTransaction, websiteId: string, id: string): Promise<string | undefined> {
  return (await findPage(tx, websiteId, id))?.title;
}
