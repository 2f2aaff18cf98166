import { formatDateTime, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, Badge } from '@etalage/ui-kit/dashboard';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import type { OrderRefund } from '../../../queries/refund-queries.ts';
import { partsText, stateText, stateTone, vatIn } from './refund-words.ts';
import * as styles from './refund.css.ts';
import type { RetryRefund } from './use-refund.ts';

interface Props {
  order: OwnerOrder;
  refunds: readonly OrderRefund[];
  retry: RetryRefund;
}

/** What was paid back, newest first, with where the money is. */
export function RefundList({ order, refunds, retry }: Props) {
  if (refunds.length === 0) return null;
  return (
    <ul className={styles.list}>
      {refunds.toReversed().map((refund) => (
        <Entry key={refund.id} order={order} refund={refund} retry={retry} />
      ))}
    </ul>
  );
}

function Entry({ order, refund, retry }: { order: OwnerOrder; refund: OrderRefund; retry: RetryRefund }) {
  const t = useText();
  const { amount, state, member, at, reason, error, lowered, restocked } = refund;
  const tax = vatIn(refund.split);
  const pieces = restocked.reduce((sum, line) => sum + line.pieces, 0);
  return (
    <li className={styles.entry}>
      <div className={styles.entryHead}>
        <span className={styles.amount}>{formatMoney(amount)}</span>
        <Badge tone={stateTone(refund)}>{t(stateText(refund))}</Badge>
      </div>
      <p>{partsText(refund, order, t)}</p>
      {state === 'requested' && <p className={styles.soft}>{t('refund_requested_hint')}</p>}
      {state === 'sent' && <p className={styles.soft}>{t('refund_sent_hint')}</p>}
      {reason && <p className={styles.soft}>{reason}</p>}
      <p className={styles.soft}>
        {[
          member
            ? t('refund_by', { moment: formatDateTime(at), member })
            : t('refund_outside', { moment: formatDateTime(at) }),
          tax > 0 && t('refund_vat_in', { amount: formatMoney(tax) }),
          pieces > 0 && t('refund_restocked', { count: String(pieces) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {state === 'failed' && !lowered && (
        <>
          <p className={styles.problem}>
            {error ? t('refund_failed_because', { reason: error }) : t('refund_failed_hint')}
          </p>
          <Action
            className={styles.retry}
            busy={retry.isBusy}
            aria-label={t('refund_retry_of', { amount: formatMoney(amount) })}
            onClick={() => retry.run(refund.id)}
          >
            {t('refund_retry')}
          </Action>
        </>
      )}
    </li>
  );
}
