import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, ConfirmDialog } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type OrderRefunds, refundsQuery } from '../../../queries/refund-queries.ts';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import * as styles from '../refund/refund.css.ts';
import { useRefund } from '../refund/use-refund.ts';

/** Pays back the VAT that the documents of an order no longer charge, with the refund that every order has. */
export function PayBackVat({ number, tax }: { number: string; tax: number }) {
  const t = useText();
  const { website } = useSession();
  const { data } = useQuery(refundsQuery(website.id, number));
  if (tax === 0) return <p className={styles.soft}>{t('vat_recheck_paid_back')}</p>;
  return data ? <PayBack number={number} tax={tax} state={data} /> : null;
}

function PayBack({ number, tax, state }: { number: string; tax: number; state: OrderRefunds }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, failure } = useRefund(number, state, () => setAsking(false));
  const amount = formatMoney(tax);
  const how = state.is_test ? 'test' : state.paid === 'hand' ? 'hand' : 'provider';
  const nothing = { refund: { lines: [], shipping: 0, free: 0 }, restock: [], double: '' };
  const reason = t('vat_recheck_reason');
  return (
    <>
      <p>{t('vat_recheck_pay_back', { tax: amount })}</p>
      <Action className={styles.retry} onClick={() => setAsking(true)}>
        {t('vat_recheck_refund', { tax: amount })}
      </Action>
      {isAsking && (
        <ConfirmDialog
          title={t('vat_recheck_refund_title')}
          confirmLabel={t('refund_submit', { amount })}
          cancelLabel={t('dashboard_cancel')}
          busy={isBusy}
          onConfirm={() => run({ ...nothing, reason, vat: true })}
          onCancel={() => setAsking(false)}
        >
          <p>{t(`refund_moves_${how}`)}</p>
          <FormFailure>{failure}</FormFailure>
        </ConfirmDialog>
      )}
    </>
  );
}
