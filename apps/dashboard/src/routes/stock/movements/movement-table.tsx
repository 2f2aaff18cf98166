import { formatCount, formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { type Column, DataTable } from '@etalage/ui-kit/dashboard';
import type { Movement } from '../../../queries/stock-queries.ts';
import { ScreenLink } from '../../../session/screen-link.tsx';
import { Figure } from '../stock-cells.tsx';
import * as styles from '../stock.css.ts';

/** Changes of the stock: when, of what, how many, why and by whom. */
export function MovementTable({ movements }: { movements: readonly Movement[] }) {
  const t = useText();
  const columns: readonly Column<Movement>[] = [
    {
      key: 'product',
      title: t('stock_column_title'),
      cell: (movement) => <Product movement={movement} />,
    },
    {
      key: 'at',
      title: t('stock_movements_at'),
      width: '11rem',
      soft: true,
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
    },
    {
      key: 'change',
      title: t('stock_movements_change'),
      width: '6rem',
      align: 'end',
      phone: 'side',
      cell: ({ change }) => (
        <span className={`${styles.change} ${change < 0 ? styles.fewer : ''}`.trim()}>
          {change > 0 ? `+${formatCount(change)}` : formatCount(change)}
        </span>
      ),
    },
    {
      key: 'on_hand',
      title: t('stock_movements_after'),
      width: '7rem',
      align: 'end',
      cell: ({ on_hand }) => (
        <Figure inline name={t('stock_movements_after')}>
          {formatCount(on_hand)}
        </Figure>
      ),
    },
    { key: 'reason', title: t('products_stock_reason'), cell: (movement) => <Reason movement={movement} /> },
    {
      key: 'member',
      title: t('stock_movements_member'),
      width: '10rem',
      soft: true,
      cell: ({ member }) => member,
    },
  ];
  return (
    <DataTable label={t('stock_tab_movements')} columns={columns} rows={movements} rowKey={({ id }) => id} />
  );
}

function Product({ movement: { product_id, title, variant_id, choices } }: { movement: Movement }) {
  const t = useText();
  const isVariant = variant_id !== '' && variant_id !== '-';
  const variant = choices.join(', ') || (isVariant ? t('products_stock_history_gone') : '');
  return (
    <span className={styles.words}>
      <ScreenLink to={`/producten/${encodeURIComponent(product_id)}`}>{title || product_id}</ScreenLink>
      {variant !== '' && <span className={styles.soft}>{variant}</span>}
    </span>
  );
}

function Reason({ movement: { reason, note, order_number: number } }: { movement: Movement }) {
  const t = useText();
  return (
    <span className={styles.words}>
      <span>
        {t(`products_stock_reason_${reason}`)}
        {number !== '' && (
          <>
            {', '}
            <ScreenLink to={`/bestellingen/${encodeURIComponent(number)}`}>
              {t('products_stock_history_order', { number })}
            </ScreenLink>
          </>
        )}
      </span>
      {note !== '' && <span className={styles.soft}>{note}</span>}
    </span>
  );
}
