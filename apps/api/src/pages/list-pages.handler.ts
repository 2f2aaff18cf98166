import { type listPages, maxListedPages } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findListedPages } from './page.repository.ts';
import { findFolders } from './page-tree.repository.ts';

/** Lists pages and folders of the website. Only owners and editors may call it. */
export const listPagesHandler: Handler<typeof listPages> = async ({ after }, context) => {
  requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  return context.read(async (tx) => {
    // One more, which tells whether there are others.
    const found = await findListedPages(tx, websiteId, { after, limit: maxListedPages + 1 });
    const pages = found.slice(0, maxListedPages);
    return {
      pages,
      folders: after === '' ? await findFolders(tx, websiteId) : [],
      next: found.length > pages.length ? (pages.at(-1)?.path ?? '') : '',
    };
  });
};
