import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, Icon } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import type { OrderRefunds } from '../../../queries/refund-queries.ts';
import { FormFailure } from '../../../session/form-failure.tsx';
import { RefundAmounts } from './refund-amounts.tsx';
import { nothingTyped, readRefund, type TypedRefund, typedForAll } from './refund-form.ts';
import { RefundLines } from './refund-lines.tsx';
import { movesOf, wordsOf } from './refund-words.ts';
import { RefundSummary } from './refund-summary.tsx';
import * as styles from './refund.css.ts';
import { useRefund } from './use-refund.ts';

interface Props {
  order: OwnerOrder;
  state: OrderRefunds;
  /** What is typed at first; nothing by default. */
  initial?: TypedRefund;
  onClose: () => void;
}

/** Pays back pieces, shipping or an amount, or takes them off what is to be paid; what is typed stays when the server refuses. */
export function RefundDialog({ order, state, initial = nothingTyped, onClose }: Props) {
  const t = useText();
  const [typed, setTyped] = useState(initial);
  const [isTried, setTried] = useState(false);
  const { run, isBusy, failure } = useRefund(order.order.number, state, onClose);
  const { remainder, paid } = state;
  const words = wordsOf(paid);
  const { asked, refund, problems, isPossible } = readRefund(typed, remainder, t);
  const { moves, submit: submitText } = movesOf(state, refund.amount);
  const submit = () => {
    setTried(true);
    if (!isPossible) return;
    const restock = asked.lines.map(({ id }) => id).filter((id) => !typed.kept.includes(id));
    run({ refund: asked, restock, reason: typed.reason, double: '' });
  };
  return (
    <Dialog open size="medium" title={t(words.title)} onOpenChange={(open) => !open && onClose()}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) submit();
        }}
      >
        <div className={styles.formHead}>
          <p className={styles.soft}>{t(words.intro)}</p>
          <Action onClick={() => setTyped(typedForAll(typed, remainder))}>{t('refund_all')}</Action>
        </div>
        <RefundLines order={order} state={state} typed={typed} problems={problems} onChange={setTyped} />
        <RefundAmounts remainder={remainder} typed={typed} problems={problems} onChange={setTyped} />
        <RefundSummary refund={refund} remainder={remainder} words={words} />
        <p className={styles.notice}>
          <Icon name="warning" />
          {t(moves)}
        </p>
        <FormFailure>{failure || (isTried && refund.amount === 0 ? t(words.nothing) : '')}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {isBusy ? t('refund_busy') : t(submitText, { amount: formatMoney(refund.amount) })}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}
