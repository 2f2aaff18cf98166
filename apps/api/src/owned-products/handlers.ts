import type { Handlers } from '../calls/handler-context.ts';
import { changeProductsHandler } from './change-products.handler.ts';
import { createProductHandler } from './create-product.handler.ts';
import { duplicateProductHandler } from './duplicate-product.handler.ts';
import { getOwnedProductHandler } from './get-owned-product.handler.ts';
import { listOwnedProductsHandler } from './list-owned-products.handler.ts';
import { listProductEventsHandler } from './list-product-events.handler.ts';
import { listPricesHandler } from './list-prices.handler.ts';
import { listStockMovementsHandler } from './list-stock-movements.handler.ts';
import { listVatClassesHandler } from './list-vat-classes.handler.ts';
import { restoreProductHandler } from './restore-product.handler.ts';
import { saveProductHandler } from './save-product.handler.ts';
import { setProductValuesHandler } from './set-product-values.handler.ts';
import { undoProductChangeHandler } from './undo-product-change.handler.ts';

/** The handlers of the calls with which owners keep their products. */
export const ownedProductsHandlers = {
  changeProducts: changeProductsHandler,
  createProduct: createProductHandler,
  duplicateProduct: duplicateProductHandler,
  getOwnedProduct: getOwnedProductHandler,
  listOwnedProducts: listOwnedProductsHandler,
  listProductEvents: listProductEventsHandler,
  listPrices: listPricesHandler,
  listStockMovements: listStockMovementsHandler,
  listVatClasses: listVatClassesHandler,
  restoreProduct: restoreProductHandler,
  saveProduct: saveProductHandler,
  setProductValues: setProductValuesHandler,
  undoProductChange: undoProductChangeHandler,
} satisfies Partial<Handlers>;
