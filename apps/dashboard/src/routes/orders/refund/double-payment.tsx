import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, ConfirmDialog, Icon } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import type { OrderRefunds } from '../../../queries/refund-queries.ts';
import { FormFailure } from '../../../session/form-failure.tsx';
import * as styles from './refund.css.ts';
import { useRefund } from './use-refund.ts';

interface Props {
  number: string;
  state: OrderRefunds;
  double: OrderRefunds['doubles'][number];
}

/** A payment that was one too many, which goes back whole. */
export function DoublePayment({ number, state, double }: Props) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, failure } = useRefund(number, state, () => setAsking(false));
  const amount = formatMoney(double.amount);
  const how = state.is_test ? 'test' : double.by_hand ? 'hand' : 'provider';
  const refund = { lines: [], shipping: 0, free: 0 };
  return (
    <div className={styles.entry}>
      <p className={styles.entryHead}>
        <Icon name="warning" />
        {t('refund_double_found', { amount })}
      </p>
      <Action className={styles.retry} onClick={() => setAsking(true)}>
        {t('refund_double_action')}
      </Action>
      {isAsking && (
        <ConfirmDialog
          title={t('refund_double_title')}
          confirmLabel={t('refund_submit', { amount })}
          cancelLabel={t('dashboard_cancel')}
          busy={isBusy}
          onConfirm={() => run({ refund, restock: [], reason: '', double: double.payment_id })}
          onCancel={() => setAsking(false)}
        >
          <p>{t('refund_double_text', { amount })}</p>
          <p>{t(`refund_moves_${how}`)}</p>
          <FormFailure>{failure}</FormFailure>
        </ConfirmDialog>
      )}
    </div>
  );
}
