import { formatCount, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { ScrollArea } from '@etalage/ui-kit/dashboard';
import type { Bookkeeping } from '../../queries/bookkeeping-queries.ts';
import * as styles from './bookkeeping.css.ts';

type Payments = Bookkeeping['payments'];

/** What arrived by each method, and what went back of it. */
export function PaymentsTable({ payments }: { payments: Payments }) {
  const t = useText();
  const label = t('bookkeeping_payments');
  const total = (key: 'count' | 'received' | 'refunded' | 'charged_back') =>
    payments.reduce((sum, payment) => sum + payment[key], 0);
  return (
    <ScrollArea className={styles.scroll} label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('bookkeeping_method')}</th>
            <th scope="col">{t('bookkeeping_count')}</th>
            <th scope="col">{t('bookkeeping_received')}</th>
            <th scope="col">{t('bookkeeping_given_back')}</th>
            <th scope="col">{t('bookkeeping_charged_back')}</th>
          </tr>
        </thead>
        <tbody>
          {payments.map(({ method, count, received, refunded, charged_back }, at) => (
            // Two methods can have one title.
            <tr key={`${method} ${at}`}>
              <th scope="row">{method || t('bookkeeping_method_unknown')}</th>
              <td>{formatCount(count)}</td>
              <td>{formatMoney(received)}</td>
              <td>{formatMoney(refunded)}</td>
              <td>{formatMoney(charged_back)}</td>
            </tr>
          ))}
          <tr className={styles.totalRow}>
            <th scope="row">{t('bookkeeping_total')}</th>
            <td>{formatCount(total('count'))}</td>
            <td>{formatMoney(total('received'))}</td>
            <td>{formatMoney(total('refunded'))}</td>
            <td>{formatMoney(total('charged_back'))}</td>
          </tr>
        </tbody>
      </table>
    </ScrollArea>
  );
}
