import type { Handlers } from '../calls/handler-context.ts';
import { createCategoryHandler } from './create-category.handler.ts';
import { listCategoriesHandler } from './list-categories.handler.ts';

/** The handlers of the calls about the categories of the shop. */
export const categoriesHandlers = {
  createCategory: createCategoryHandler,
  listCategories: listCategoriesHandler,
} satisfies Partial<Handlers>;
