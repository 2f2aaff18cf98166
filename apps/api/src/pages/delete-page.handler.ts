import type { deletePage } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { runPageAction } from './page-actions.ts';
import { lockPages } from './page.repository.ts';

/** Marks a page as deleted; it can be restored completely for a limited time. */
export const deletePageHandler: Handler<typeof deletePage> = async ({ id }, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  await context.write(async (tx) => {
    await lockPages(tx, context.websiteId);
    await runPageAction(tx, { ...context, member }, 'delete', id);
  });
  return { deleted: true };
};
