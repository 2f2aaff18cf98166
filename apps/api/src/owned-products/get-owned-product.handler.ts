import type { getOwnedProduct } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findOwnedProduct, findShop } from './owned-product.repository.ts';
import { ownedProductOf } from './owned-product.mapper.ts';
import { productRoles } from './product-roles.ts';

/** A product of the website to edit. */
export const getOwnedProductHandler: Handler<typeof getOwnedProduct> = async ({ id }, context) => {
  requireRole(context, productRoles);
  const { websiteId, read, now } = context;
  return read(async (tx) => {
    const product = await findOwnedProduct(tx, websiteId, id);
    if (!product) throw new ApiError('not_found');
    return { product: ownedProductOf(product), shop: await findShop(tx, websiteId, now()) };
  });
};
