import type { listPages } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findListedPages } from './page.repository.ts';
import { findFolders } from './page-tree.repository.ts';

/** Lists all pages and folders of the website. Only owners and editors may call it. */
export const listPagesHandler: Handler<typeof listPages> = async (_input, context) => {
  requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  return context.read(async (tx) => ({
    pages: await findListedPages(tx, websiteId),
    folders: await findFolders(tx, websiteId),
  }));
};
