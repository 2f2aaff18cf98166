import { useText } from '@etalage/ui-kit';
import { type Column, DataTable, type TableOrder } from '@etalage/ui-kit/dashboard';
import type { ChosenRows } from '../../lists/use-chosen-rows.ts';
import type { ListedOrder } from '../../queries/order-queries.ts';
import { type ColumnName, columnOf, nameColumn, State } from './order-columns.tsx';

/** So many columns have room beside the customer. */
const USUAL_COUNT = 3;

interface OrderTableProps {
  orders: readonly ListedOrder[];
  columns: readonly ColumnName[];
  order: TableOrder;
  chosen: ChosenRows<ListedOrder>;
}

/** Orders and quote requests as rows that open them. */
export function OrderTable({ orders, columns, order, chosen }: OrderTableProps) {
  const t = useText();
  const isCrowded = columns.length > USUAL_COUNT;
  return (
    <DataTable
      label={t('dashboard_orders_heading')}
      // Without a column for it, the date is shown under the name.
      columns={[
        nameColumn(t, !columns.includes('datum'), chosen),
        ...columns.map((name) => columnOf(name, t, isCrowded)),
      ]}
      rows={orders}
      rowKey={({ number }) => number}
      pressable
      order={order}
    />
  );
}

/** A few orders in a narrow place, in an order that cannot be changed. */
export function ShortOrderTable({ orders }: { orders: readonly ListedOrder[] }) {
  const t = useText();
  const state: Column<ListedOrder> = {
    key: 'state',
    title: t('dashboard_orders_state'),
    width: '9.5rem',
    cell: (order) => <State order={order} />,
  };
  return (
    <DataTable
      label={t('dashboard_orders_heading')}
      columns={[nameColumn(t, true), state, columnOf('totaal', t)]}
      rows={orders}
      rowKey={({ number }) => number}
      pressable
    />
  );
}
