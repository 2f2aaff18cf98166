import { useText } from '@etalage/ui-kit';
import { Dialog, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionsQuery } from '../../../queries/account-queries.ts';
import { type AppToScan, twoStepQuery } from '../../../queries/two-step-queries.ts';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanForm } from './scan-form.tsx';

/** Turns it on in three steps: the password, the app, and the codes for when the app is gone. */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const client = useQueryClient();
  const showToast = useToast();
  const [app, setApp] = useState<AppToScan>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes)
    return (
      <Dialog open mustAnswer title={t('two_step_codes_title')} onOpenChange={() => {}}>
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            showToast({ text: t('two_step_done') });
            onClose();
          }}
        />
      </Dialog>
    );
  return (
    <Dialog open title={t('two_step_on_title')} onOpenChange={(open) => !open && onClose()}>
      {app ? (
        <ScanForm
          app={app}
          onCancel={onClose}
          onConfirmed={(made) => {
            setCodes(made);
            void client.invalidateQueries(twoStepQuery);
            void client.invalidateQueries(sessionsQuery);
          }}
        />
      ) : (
        <PasswordForm onStarted={setApp} onCancel={onClose} />
      )}
    </Dialog>
  );
}
