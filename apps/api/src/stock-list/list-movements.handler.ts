import type { listMovements } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { productRoles } from '../owned-products/product-roles.ts';
import { findMovements } from './movements.repository.ts';

/** Why there are as many pieces of all products as there are. */
export const listMovementsHandler: Handler<typeof listMovements> = async (input, context) => {
  requireRole(context, productRoles);
  const { websiteId, read } = context;
  const { after, limit } = input;
  // One more, which tells whether there is a next page.
  const found = await read((tx) => findMovements(tx, websiteId, input, { after, limit: limit + 1 }));
  const rows = found.slice(0, limit);
  return {
    movements: rows.map(({ at, article_number: _, key: __, ...row }) => ({ ...row, at: at.toISOString() })),
    next: found.length > limit ? (rows.at(-1)?.key ?? '') : '',
  };
};
