import type { listPrices } from '@etalage/api-contract';
import type { PriceRecord } from '@etalage/shop-domain';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { productRoles } from './product-roles.ts';

/** The prices that a product had, for whoever asks why a price may be struck through. */
export const listPricesHandler: Handler<typeof listPrices> = async ({ id }, context) => {
  requireRole(context, productRoles);
  const { websiteId, read } = context;
  const { rows } = await read((tx) =>
    sql<{ record: PriceRecord }>`select price_record(${websiteId}, ${id}) as record`.execute(tx),
  );
  const { now, is_cut, moments } = rows[0]!.record;
  return { now, is_cut, moments: moments.map((moment) => ({ ...moment, variants: { ...moment.variants } })) };
};
