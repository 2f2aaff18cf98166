import { MAX_LEGAL_REASON } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Action, AreaField, Dialog, DialogActions } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { FormFailure } from '../../session/form-failure.tsx';
import { dialogForm } from '../pages/pages.css.ts';
import type { KnownFinding } from './known-findings.ts';
import { useChangeAside } from './use-change-aside.ts';

interface Props {
  finding: KnownFinding;
  what: string;
  onClose: () => void;
}

/** Asks why a finding does not count for this website. */
export function AsideDialog({ finding, what, onClose }: Props) {
  const t = useText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { aside, failure } = useChangeAside();
  const putAside = () => {
    if (reason.trim() === '') setMissing(true);
    else aside.mutate({ key: finding.key, reason: reason.trim() });
  };
  return (
    <Dialog
      open
      title={t('legal_check_put_aside_title')}
      description={what}
      size="medium"
      onOpenChange={(open) => !open && onClose()}
    >
      <form
        className={dialogForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!aside.isPending) putAside();
        }}
      >
        <p>{t('legal_check_put_aside_text')}</p>
        <AreaField
          label={t('legal_check_reason')}
          rows={4}
          maxLength={MAX_LEGAL_REASON}
          value={reason}
          error={isMissing && reason.trim() === '' ? t('legal_check_reason_missing') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('legal_check_cancel')}</Action>
          <Action kind="primary" type="submit" busy={aside.isPending}>
            {t('legal_check_put_aside')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}
