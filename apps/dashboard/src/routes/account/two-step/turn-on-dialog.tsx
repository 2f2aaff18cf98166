import { useText } from '@etalage/ui-kit';
import { Dialog, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionsQuery } from '../../../queries/account-queries.ts';
import { type AppToScan, postStartTwoStep, twoStepQuery } from '../../../queries/two-step-queries.ts';
import { PasswordForm } from './password-form.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanForm } from './scan-form.tsx';

/**
 * Sets up an app: the password and the second step, if there is one, then the app, and the recovery codes if it is the first
 * second step.
 */
export function TurnOnDialog({ isOn, onClose }: { isOn: boolean; onClose: () => void }) {
  const t = useText();
  const client = useQueryClient();
  const showToast = useToast();
  const [app, setApp] = useState<AppToScan>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  // The state of the card changes in between.
  const [wasOn] = useState(isOn);
  const finish = () => {
    showToast({ text: t(wasOn ? 'two_step_app_done' : 'two_step_done') });
    onClose();
  };
  if (codes.length > 0)
    return (
      <Dialog open mustAnswer title={t('two_step_codes_title')} onOpenChange={() => {}}>
        <RecoveryCodes codes={codes} onKept={finish} />
      </Dialog>
    );
  const begin = {
    text: t('two_step_password_intro'),
    call: postStartTwoStep,
    onDone: (started: AppToScan) => setApp(started),
    onCancel: onClose,
  };
  const confirmed = (made: readonly string[]) => {
    void client.invalidateQueries(twoStepQuery);
    void client.invalidateQueries(sessionsQuery);
    if (made.length > 0) setCodes(made);
    else finish();
  };
  return (
    <Dialog
      open
      title={t(wasOn ? 'two_step_app_add' : 'two_step_on_title')}
      onOpenChange={(open) => !open && onClose()}
    >
      {app && <ScanForm app={app} isOn={wasOn} onCancel={onClose} onConfirmed={confirmed} />}
      {!app && wasOn && <ProofForm action={t('two_step_next')} {...begin} />}
      {!app && !wasOn && <PasswordForm {...begin} />}
    </Dialog>
  );
}
