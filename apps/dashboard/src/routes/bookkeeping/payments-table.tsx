import { formatCount, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { ScrollArea } from '@etalage/ui-kit/dashboard';
import type { Bookkeeping } from '../../queries/bookkeeping-queries.ts';
import { AmountCell } from './amount-cell.tsx';
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
              <Amounts count={count} received={received} refunded={refunded} charged_back={charged_back} />
            </tr>
          ))}
          <tr className={styles.totalRow}>
            <th scope="row">{t('bookkeeping_total')}</th>
            <Amounts
              count={total('count')}
              received={total('received')}
              refunded={total('refunded')}
              charged_back={total('charged_back')}
            />
          </tr>
        </tbody>
      </table>
    </ScrollArea>
  );
}

function Amounts({ count, received, refunded, charged_back }: Omit<Payments[number], 'method'>) {
  const t = useText();
  return (
    <>
      <AmountCell title={t('bookkeeping_count')}>{formatCount(count)}</AmountCell>
      <AmountCell title={t('bookkeeping_received')}>{formatMoney(received)}</AmountCell>
      <AmountCell title={t('bookkeeping_given_back')}>{formatMoney(refunded)}</AmountCell>
      <AmountCell title={t('bookkeeping_charged_back')}>{formatMoney(charged_back)}</AmountCell>
    </>
  );
}
