import type { Translate } from '@etalage/texts';
import { formatAgo, formatCount, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { type Column, DataTable, rowLink, type TableOrder } from '@etalage/ui-kit/dashboard';
import { momentColumn } from '../../lists/row-columns.tsx';
import type { ListedCustomer } from '../../queries/customer-queries.ts';
import { ScreenLink } from '../../session/screen-link.tsx';
import { customerName } from './customer-name.ts';
import * as styles from './customers.css.ts';

/** Customers as rows that open them. */
export function CustomerTable({
  customers,
  order,
}: {
  customers: readonly ListedCustomer[];
  order: TableOrder;
}) {
  const t = useText();
  return (
    <DataTable
      label={t('customers_heading')}
      columns={columnsOf(t)}
      rows={customers}
      rowKey={({ id }) => id}
      pressable
      order={order}
    />
  );
}

function columnsOf(t: Translate): Column<ListedCustomer>[] {
  const seen = momentColumn<ListedCustomer>('seen', t('customers_column_seen'), ({ last_seen_at }) =>
    last_seen_at.toISOString(),
  );
  return [
    {
      key: 'name',
      title: t('customers_column_name'),
      sortable: true,
      cell: (customer) => <Name customer={customer} />,
    },
    {
      key: 'place',
      title: t('customers_column_place'),
      width: '10rem',
      soft: true,
      roomy: true,
      cell: ({ city }) => <span className={styles.long}>{city || '–'}</span>,
    },
    {
      key: 'orders',
      title: t('customers_column_orders'),
      width: '8.5rem',
      align: 'end',
      sortable: true,
      phone: 'none',
      cell: ({ orders }) => formatCount(orders),
    },
    { ...seen, sortable: true, phone: 'none' },
    {
      key: 'turnover',
      title: t('customers_column_turnover'),
      width: '9rem',
      align: 'end',
      sortable: true,
      phone: 'side',
      cell: ({ turnover }) => formatMoney(turnover),
    },
  ];
}

function Name({ customer }: { customer: ListedCustomer }) {
  const title = customerName(customer);
  return (
    <span className={styles.name}>
      <ScreenLink className={rowLink} to={`/klanten/${encodeURIComponent(customer.id)}`} dir="auto">
        {title}
      </ScreenLink>
      <span className={styles.lesser}>
        {title === customer.email ? '' : customer.email}
        <span className={styles.phoneOnly}>{` · ${formatAgo(customer.last_seen_at, new Date())}`}</span>
      </span>
    </span>
  );
}
