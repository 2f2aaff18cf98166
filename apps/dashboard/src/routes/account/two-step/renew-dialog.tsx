import { useText } from '@etalage/ui-kit';
import { Dialog } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { postRenewCodes, twoStepQuery } from '../../../queries/two-step-queries.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Makes new recovery codes, for who has few left or lost them. */
export function RenewDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes)
    return (
      <Dialog open mustAnswer title={t('two_step_codes_title')} onOpenChange={() => {}}>
        <RecoveryCodes codes={codes} onKept={onClose} />
      </Dialog>
    );
  return (
    <Dialog open title={t('two_step_renew_title')} onOpenChange={(open) => !open && onClose()}>
      <ProofForm
        text={t('two_step_renew_text')}
        action={t('two_step_renew')}
        call={postRenewCodes}
        onCancel={onClose}
        onDone={({ recovery_codes }) => {
          setCodes(recovery_codes);
          void client.invalidateQueries(twoStepQuery);
        }}
      />
    </Dialog>
  );
}
