import { formatCount, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import type { CustomerReply } from '../../../queries/customer-queries.ts';
import { panel } from '../../orders/orders.css.ts';
import * as styles from '../customers.css.ts';

/** What a customer bought, asked and sent, in numbers. */
export function CustomerFigures({ customer }: { customer: CustomerReply['customer'] }) {
  const t = useText();
  const figures = [
    [t('customers_figure_turnover'), formatMoney(customer.turnover)],
    [t('customers_figure_orders'), formatCount(customer.orders)],
    [t('customers_figure_quotes'), formatCount(customer.quotes)],
    [t('customers_figure_submissions'), formatCount(customer.submissions)],
  ] as const;
  return (
    <section className={panel} aria-label={t('customers_figures')}>
      <dl className={styles.figures}>
        {figures.map(([title, value]) => (
          <div key={title} className={styles.figure}>
            <dt className={styles.lesser}>{title}</dt>
            <dd className={styles.figureValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
