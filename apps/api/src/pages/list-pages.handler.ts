import type { listPages } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findListedPages } from './page.repository.ts';

/** Lists all pages of the website. Only owners and editors may call it. */
export const listPagesHandler: Handler<typeof listPages> = async (_input, context) => {
  requireRole(context, ['owner', 'editor']);
  return { pages: await context.read((tx) => findListedPages(tx, context.websiteId)) };
};
