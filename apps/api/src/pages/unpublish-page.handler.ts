import type { unpublishPage } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { runPageAction } from './page-actions.ts';
import { listedPage, lockPages } from './page.repository.ts';

/** Takes a page offline; one that already is stays so. */
export const unpublishPageHandler: Handler<typeof unpublishPage> = async ({ id }, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockPages(tx, websiteId);
    await runPageAction(tx, { ...context, member }, 'unpublish', id);
    return { page: await listedPage(tx, websiteId, id) };
  });
};
