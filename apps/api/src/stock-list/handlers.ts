import type { Handlers } from '../calls/handler-context.ts';
import { correctStockHandler } from './correct-stock.handler.ts';
import { exportMovementsHandler } from './export-movements.handler.ts';
import { listMovementsHandler } from './list-movements.handler.ts';
import { listStockHandler } from './list-stock.handler.ts';

/** The handlers of the calls with which owners keep the stock of all products together. */
export const stockListHandlers = {
  correctStock: correctStockHandler,
  exportMovements: exportMovementsHandler,
  listMovements: listMovementsHandler,
  listStock: listStockHandler,
} satisfies Partial<Handlers>;
