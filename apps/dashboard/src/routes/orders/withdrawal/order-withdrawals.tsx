import { formatDate, formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import { type OrderWithdrawal, withdrawalsQuery } from '../../../queries/withdrawal-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import * as orderStyles from '../orders.css.ts';
import * as styles from './withdrawal.css.ts';

/** From what the buyer of an order withdrew, and until when to pay back; nothing for an order of which all was kept. */
export function OrderWithdrawals({ order }: { order: OwnerOrder }) {
  const t = useText();
  const { website } = useSession();
  const query = useQuery(withdrawalsQuery(website.id, order.order.number));
  if (query.isError && !query.data) return <LoadFailure onRetry={() => void query.refetch()} />;
  const withdrawals = query.data?.withdrawals ?? [];
  if (withdrawals.length === 0) return null;
  return (
    <section className={orderStyles.panel} aria-labelledby="withdrawals">
      <h2 id="withdrawals" className={orderStyles.panelTitle}>
        {t('withdrawals_heading')}
      </h2>
      <ul className={styles.list}>
        {withdrawals.map((withdrawal) => (
          <Entry key={withdrawal.id} withdrawal={withdrawal} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ withdrawal }: { withdrawal: OrderWithdrawal }) {
  const t = useText();
  const { at, name, lines, pay_back_by } = withdrawal;
  return (
    <li className={styles.entry}>
      <p>{t('withdrawals_by', { moment: formatDateTime(at), name })}</p>
      <ul className={styles.lines}>
        {lines.map(({ title, details, pieces }, index) => (
          <li key={index}>
            {pieces} × {title}
            {details.length > 0 && <span className={styles.soft}> {details.join(', ')}</span>}
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{t('withdrawals_pay_back', { day: formatDate(pay_back_by) })}</p>
    </li>
  );
}
