import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, ConfirmDialog } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import type { VatRecheck } from '../../../queries/vat-recheck-queries.ts';
import { FormFailure } from '../../../session/form-failure.tsx';
import * as styles from '../refund/refund.css.ts';
import { useVatCorrection } from './use-vat-correction.ts';
import { actions } from './vat-recheck.css.ts';

/** Replaces an invoice with VAT by a credit note and one without, after a question, or leaves it. */
export function VatCorrection({ number, recheck }: { number: string; recheck: VatRecheck }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const { version, proposal, problems, invoice_number: invoice, invoice_tax } = recheck;
  const { run, isBusy, failure } = useVatCorrection(number, version, () => setAsking(false));
  const about = t('vat_recheck_open_about', { invoice, tax: formatMoney(invoice_tax) });
  return (
    <>
      {problems.map((problem) => (
        <p key={problem} className={styles.soft}>
          {problem}
        </p>
      ))}
      {problems.length === 0 && <p className={styles.soft}>{about}</p>}
      <div className={actions}>
        {problems.length === 0 && <Action onClick={() => setAsking(true)}>{t('vat_recheck_correct')}</Action>}
        {proposal === 'open' && (
          <Action busy={isBusy && !isAsking} onClick={() => run('decline')}>
            {t('vat_recheck_decline')}
          </Action>
        )}
      </div>
      {!isAsking && <FormFailure>{failure}</FormFailure>}
      {isAsking && (
        <ConfirmDialog
          title={t('vat_recheck_correct_title')}
          confirmLabel={t('vat_recheck_correct_confirm')}
          cancelLabel={t('dashboard_cancel')}
          busy={isBusy}
          onConfirm={() => run('correct')}
          onCancel={() => setAsking(false)}
        >
          <p>{about}</p>
          <p>{t('vat_recheck_correct_final')}</p>
          <FormFailure>{failure}</FormFailure>
        </ConfirmDialog>
      )}
    </>
  );
}
