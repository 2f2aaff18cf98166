import { shownSide } from '@etalage/shop-domain';
import { formatMoney, formatSignedMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { DataTable, type Column } from '@etalage/ui-kit/dashboard';
import type { OwnerOrder } from '../../queries/order-queries.ts';
import { OrderExplanation } from './order-explanation.tsx';
import { OrderTotals } from './order-totals.tsx';
import * as styles from './orders.css.ts';

type Line = OwnerOrder['checkout']['products'][number];

/** A line's product with its chosen options; what an option adds to the price of one piece is included in it. */
function Product({ line, isIncluded }: { line: Line; isIncluded: boolean }) {
  const t = useText();
  const number = line.article_number ?? '';
  return (
    <span className={styles.line}>
      {line.title}
      {line.options.map(({ key, title, value, amount }) => {
        const cents = amount ? shownSide(amount, isIncluded) : 0;
        return (
          <span key={key} className={styles.option}>
            {value === '' ? title : `${title}: ${value}`}
            {cents !== 0 && ` ${formatSignedMoney(cents)}`}
          </span>
        );
      })}
      {number !== '' && (
        <span className={styles.option}>{t('webshop_product_article_number', { number })}</span>
      )}
    </span>
  );
}

/** The lines of an order or quote request, with their amounts. */
export function OrderLines({ order, part }: { order: OwnerOrder; part: 'checkout' | 'quote' }) {
  const t = useText();
  const { products, show_price_tax_included: isIncluded } = order[part];
  const title = t(part === 'checkout' ? 'dashboard_order_lines' : 'dashboard_order_quote_lines');
  const columns: readonly Column<Line>[] = [
    {
      key: 'product',
      title: t('dashboard_order_product'),
      cell: (line) => <Product line={line} isIncluded={isIncluded} />,
    },
    {
      key: 'quantity',
      title: t('dashboard_order_quantity'),
      width: '5rem',
      align: 'end',
      phone: 'none',
      cell: ({ quantity }) => quantity,
    },
    {
      key: 'unit',
      title: t('dashboard_order_unit'),
      width: '8rem',
      align: 'end',
      soft: true,
      cell: (line) => (
        <span className={styles.unit}>
          <span className={styles.phoneOnly}>{`${line.quantity} × `}</span>
          {formatMoney(isIncluded ? line.price_incl_tax : line.price_excl_tax)}
        </span>
      ),
    },
    {
      key: 'total',
      title: t('dashboard_order_line_total'),
      width: '8rem',
      align: 'end',
      phone: 'side',
      cell: (line) => formatMoney(isIncluded ? line.total_price_incl_tax : line.total_price_excl_tax),
    },
  ];
  return (
    <section aria-labelledby={`lines-${part}`}>
      <h2 id={`lines-${part}`} className={styles.panelTitle}>
        {title}
      </h2>
      <DataTable label={title} columns={columns} rows={products} rowKey={({ id }) => id} />
      <OrderTotals order={order} part={part} isIncluded={isIncluded} />
      {part === 'checkout' && <OrderExplanation order={order} />}
    </section>
  );
}
