import { type listStockMovements, MOST_MOVEMENTS } from '@etalage/api-contract';
import { type Selectable, sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { StockMovementRow } from '../db/tables/catalogue.ts';
import { productRoles } from './product-roles.ts';

type Stored = Selectable<StockMovementRow>;
type Row = Pick<Stored, 'at' | 'variant_id' | 'change' | 'on_hand' | 'reason' | 'note' | 'member_name'> & {
  readonly id: string;
  readonly order_number: string | null;
};

/** Why there are as many pieces of a product as there are. */
export const listStockMovementsHandler: Handler<typeof listStockMovements> = async ({ id }, context) => {
  requireRole(context, productRoles);
  const { websiteId, read } = context;
  const { rows } = await read((tx) =>
    sql<Row>`
      select m.id::text as id, m.at, m.variant_id, m.change, m.on_hand, m.reason, m.note, m.member_name,
        o.number as order_number
      from stock_movements m left join orders o on o.website_id = m.website_id and o.id = m.order_id
      where m.website_id = ${websiteId} and m.product_id = ${id}
      order by m.id desc limit ${MOST_MOVEMENTS}`.execute(tx),
  );
  return {
    movements: rows.map(({ at, order_number, member_name, ...row }) => ({
      ...row,
      at: at.toISOString(),
      member: member_name,
      order_number: order_number ?? '',
    })),
  };
};
