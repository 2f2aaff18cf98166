import type { listCategories } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { categoryTree } from './category-tree.ts';
import { findCategories } from './category.repository.ts';

/** The categories of the website as a tree. */
export const listCategoriesHandler: Handler<typeof listCategories> = async (_input, context) => {
  requireRole(context, ['owner', 'editor', 'shop']);
  const { websiteId, read } = context;
  return { categories: categoryTree(await read((tx) => findCategories(tx, websiteId))) };
};
