import type { Handlers } from '../calls/handler-context.ts';
import {
  addCategoryProductsHandler,
  placeCategoryProductHandler,
  removeCategoryProductHandler,
} from './change-category-products.handlers.ts';
import { listCategoryProductsHandler } from './list-category-products.handler.ts';

/** The handlers of the calls about which products a category has, and in which order. */
export const categoryProductsHandlers = {
  addCategoryProducts: addCategoryProductsHandler,
  listCategoryProducts: listCategoryProductsHandler,
  placeCategoryProduct: placeCategoryProductHandler,
  removeCategoryProduct: removeCategoryProductHandler,
} satisfies Partial<Handlers>;
