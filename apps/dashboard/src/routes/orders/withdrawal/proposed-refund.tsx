import { piecesToPayBack, proposedRefund, refundOf } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import { refundsQuery } from '../../../queries/refund-queries.ts';
import type { OrderWithdrawals } from '../../../queries/withdrawal-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { RefundDialog } from '../refund/refund-dialog.tsx';
import { nothingTyped, typedFor } from '../refund/refund-form.ts';
import { wordsOf } from '../refund/refund-words.ts';
import * as styles from './withdrawal.css.ts';

interface Props {
  order: OwnerOrder;
  id: string;
  made: OrderWithdrawals;
}

/**
 * Opens the refund with what a withdrawal gives back, or takes off what is to be paid; nothing for an order of which nothing
 * is to be paid or back already.
 */
export function ProposedRefund({ order, id, made }: Props) {
  const t = useText();
  const { website } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { data: state } = useQuery(refundsQuery(website.id, order.order.number));
  if (!state || state.paid === 'none') return null;
  const paidBack = state.refunds
    .filter(({ kind, state: now }) => kind === 'order' && now !== 'failed')
    .map(({ at, split }) => ({ at: new Date(at), lines: split.lines }));
  const pieces = piecesToPayBack(id, made.withdrawals, paidBack);
  const proposal = proposedRefund(pieces, state.remainder, made.is_whole);
  const isNothing = refundOf(state.remainder, proposal).amount === 0;
  if (isNothing && !isOpen) return null;
  return (
    <>
      {proposal.shipping > 0 && <p className={styles.hint}>{t('withdrawals_refund_hint')}</p>}
      <Action onClick={() => setOpen(true)}>{t(wordsOf(state.paid).proposal)}</Action>
      {isOpen && (
        <RefundDialog
          order={order}
          state={state}
          initial={typedFor(nothingTyped, proposal)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
