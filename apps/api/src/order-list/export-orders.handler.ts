import type { exportOrders } from '@etalage/api-contract';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { ListedRow } from './list-rows.repository.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { pageOfOrders } from './page-of-orders.ts';

/** Rows in one reply. */
const PART = 500;

/** Orders and quote requests with all that a spreadsheet shows. */
export const exportOrdersHandler: Handler<typeof exportOrders> = async (input, context) => {
  requireRole(context, orderRoles);
  const { websiteId, read } = context;
  return read(async (tx) => {
    const { rows, next } = await pageOfOrders(tx, websiteId, { ...input, limit: PART });
    const details = new Map([
      ...(await detailsOf(tx, websiteId, 'orders', rows)),
      ...(await detailsOf(tx, websiteId, 'quotes', rows)),
    ]);
    return { orders: rows.map((row) => exportedOf(row, details.get(row.id))), next };
  });
};

interface Details {
  readonly id: string;
  readonly shipment: string;
  readonly total_excl_tax: number;
}

async function detailsOf(
  tx: WebsiteTransaction,
  websiteId: string,
  table: ListedRow['source'],
  rows: readonly ListedRow[],
): Promise<[string, Details][]> {
  const ids = rows.filter(({ source }) => source === table).map(({ id }) => id);
  const found = await sql<Details>`
    select id, total_excl_tax, coalesce(snapshot #>> '{cart,shipment,selected,title}', '') as shipment
    from ${sql.table(table)} where website_id = ${websiteId} and id = any(${ids}::text[])`.execute(tx);
  return found.rows.map((details) => [details.id, details]);
}

function exportedOf(row: ListedRow, details: Details | undefined) {
  const { source: _source, id: _id, sort_text: _place, country: _country, ...rest } = row;
  const { quote_status: _status, valid_until: _until, pay_by: _payBy, ...exported } = rest;
  const total_excl_tax = details?.total_excl_tax ?? row.total;
  return {
    ...exported,
    shipment: details?.shipment ?? '',
    total_excl_tax,
    total_tax: row.total - total_excl_tax,
  };
}
