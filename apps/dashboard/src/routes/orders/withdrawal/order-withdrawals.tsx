import { isUnpaid, nextWithdrawalStates } from '@etalage/shop-domain';
import { formatDate, formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, Badge } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import {
  type OrderWithdrawal,
  type OrderWithdrawals,
  withdrawalsQuery,
} from '../../../queries/withdrawal-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import * as orderStyles from '../orders.css.ts';
import { ProposedRefund } from './proposed-refund.tsx';
import { StateDialog } from './state-dialog.tsx';
import * as styles from './withdrawal.css.ts';
import { doText, type NextState, stateTones } from './withdrawal-words.ts';

/** From what the buyer of an order withdrew, and what came of it; nothing for an order of which all was kept. */
export function OrderWithdrawals({ order }: { order: OwnerOrder }) {
  const t = useText();
  const { website } = useSession();
  const query = useQuery(withdrawalsQuery(website.id, order.order.number));
  if (query.isError && !query.data) return <LoadFailure onRetry={() => void query.refetch()} />;
  if (!query.data || query.data.withdrawals.length === 0) return null;
  return (
    <section className={orderStyles.panel} aria-labelledby="withdrawals">
      <h2 id="withdrawals" className={orderStyles.panelTitle}>
        {t('withdrawals_heading')}
      </h2>
      <ul className={styles.list}>
        {query.data.withdrawals.map((withdrawal) => (
          <Entry key={withdrawal.id} order={order} withdrawal={withdrawal} made={query.data} />
        ))}
      </ul>
    </section>
  );
}

interface Props {
  order: OwnerOrder;
  withdrawal: OrderWithdrawal;
  /** All from this order. */
  made: OrderWithdrawals;
}

function Entry({ order, withdrawal, made }: Props) {
  const t = useText();
  const [asked, setAsked] = useState<NextState | null>(null);
  const { at, name, lines, state, reason, pay_back_by } = withdrawal;
  const next = nextWithdrawalStates(state).filter((one): one is NextState => one !== 'received');
  const isOpen = state === 'received' || state === 'returned';
  const isNothingPaid = isUnpaid(order.payment.payment_status);
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        {t('withdrawals_by', { moment: formatDateTime(at), name })}
        <Badge tone={stateTones[state]}>{t(`withdrawals_state_${state}`)}</Badge>
      </p>
      <ul className={styles.lines}>
        {lines.map(({ title, details, pieces }, index) => (
          <li key={index}>
            {pieces} × {title}
            {details.length > 0 && <span className={styles.soft}> {details.join(', ')}</span>}
          </li>
        ))}
      </ul>
      {isOpen && (
        <p className={styles.soft}>
          {isNothingPaid
            ? t('withdrawals_unpaid')
            : t('withdrawals_pay_back', { day: formatDate(pay_back_by) })}
        </p>
      )}
      {reason !== '' && <p className={styles.soft}>{t('withdrawals_refused_because', { reason })}</p>}
      {next.length > 0 && (
        <div className={styles.actions}>
          <ProposedRefund order={order} id={withdrawal.id} made={made} />
          {next.map((one) => (
            <Action key={one} onClick={() => setAsked(one)}>
              {t(doText(one, isNothingPaid))}
            </Action>
          ))}
        </div>
      )}
      {asked && <StateDialog order={order} id={withdrawal.id} state={asked} onClose={() => setAsked(null)} />}
    </li>
  );
}
