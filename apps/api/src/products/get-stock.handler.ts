import type { getStock } from '@etalage/api-contract';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { isInStock, soldOutVariants } from './available-pieces.ts';
import { findProductWithStock } from './product.repository.ts';

/** Whether a published product can be ordered now; the number of pieces is not returned. */
export const getStockHandler: Handler<typeof getStock> = async ({ product_id }, { read, websiteId }) => {
  const product = await read((tx) => findProductWithStock(tx, websiteId, product_id));
  if (product?.status !== 'published') throw new ApiError('not_found');
  return { in_stock: isInStock(product), sold_out: soldOutVariants(product) };
};
