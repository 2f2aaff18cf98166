import { refundable } from '@etalage/shop-domain';
import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import { type OrderRefunds, refundsQuery, renewRefunded } from '../../../queries/refund-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import * as orderStyles from '../orders.css.ts';
import { DoublePayment } from './double-payment.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundList } from './refund-list.tsx';
import { wordsOf } from './refund-words.ts';
import * as styles from './refund.css.ts';
import { useRetryRefund } from './use-refund.ts';

/** What of an order was paid back or taken off what is to be paid, and more of it; nothing for an order without either. */
export function OrderRefund({ order }: { order: OwnerOrder }) {
  const { website } = useSession();
  const { number, kind } = order.order;
  const query = useQuery({ ...refundsQuery(website.id, number), enabled: kind !== 'quote' });
  useFollowedOrder(order, query.data);
  if (query.isError && !query.data) return <LoadFailure onRetry={() => void query.refetch()} />;
  if (!query.data || (query.data.paid === 'none' && query.data.refunds.length === 0)) return null;
  return <Refunds order={order} state={query.data} />;
}

function Refunds({ order, state }: { order: OwnerOrder; state: OrderRefunds }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { number } = order.order;
  const retry = useRetryRefund(number, state.version);
  const left = refundable(state.remainder);
  const words = wordsOf(state.paid);
  return (
    <section className={orderStyles.panel} aria-labelledby="refunds">
      <div className={styles.head}>
        <div>
          <h2 id="refunds" className={styles.title}>
            {t(words.heading)}
          </h2>
          <p className={styles.soft}>
            {left > 0 ? t(words.can, { amount: formatMoney(left) }) : t(words.none)}
          </p>
        </div>
        {left > 0 && <Action onClick={() => setOpen(true)}>{t(words.open)}</Action>}
      </div>
      {state.doubles.map((double) => (
        <DoublePayment key={double.payment_id} number={number} state={state} double={double} />
      ))}
      <RefundList order={order} refunds={state.refunds} retry={retry} />
      {isOpen && <RefundDialog order={order} state={state} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** What is older is fetched again: the order once a refund has moved on, and what can be paid back once the order changed. */
function useFollowedOrder(order: OwnerOrder, state: OrderRefunds | undefined) {
  const { website } = useSession();
  const client = useQueryClient();
  const { number, version } = order.order;
  const isOlder = state !== undefined && state.version > version;
  useEffect(() => {
    if (isOlder) void renewRefunded(client, website.id, number);
  }, [isOlder, client, website.id, number]);
  const isNewer = state !== undefined && state.version < version;
  useEffect(() => {
    if (isNewer) void client.invalidateQueries({ queryKey: refundsQuery(website.id, number).queryKey });
  }, [isNewer, client, website.id, number]);
}
