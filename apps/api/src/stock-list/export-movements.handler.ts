import type { exportMovements } from '@etalage/api-contract';
import { dutchDayOf, formatDateTime } from '@etalage/texts/format';
import { requireRole } from '../auth/require-role.ts';
import { csvFile } from '../calls/csv-file.ts';
import type { Handler } from '../calls/handler-context.ts';
import { productRoles } from '../owned-products/product-roles.ts';
import { findMovements } from './movements.repository.ts';

/** Maximum number of rows in one file. */
const MAX_ROWS = 50_000;

const headings = [
  'date',
  'article_number',
  'product',
  'variant',
  'change',
  'on_hand',
  'reason',
  'note',
  'order',
  'member',
] as const;

/** The changes of the stock as a CSV file. */
export const exportMovementsHandler: Handler<typeof exportMovements> = async (input, context) => {
  requireRole(context, productRoles);
  const { websiteId, translate: t, now, read } = context;
  const rows = await read((tx) => findMovements(tx, websiteId, input, { after: '', limit: MAX_ROWS }));
  const csv = csvFile([
    headings.map((name) => t(`stock_csv_${name}`)),
    ...rows.map((row) => [
      formatDateTime(row.at),
      row.article_number,
      row.title,
      row.choices.join(', '),
      String(row.change),
      String(row.on_hand),
      t(`products_stock_reason_${row.reason}`),
      row.note,
      row.order_number,
      row.member,
    ]),
  ]);
  return { name: `voorraadmutaties-${dutchDayOf(now())}.csv`, csv };
};
