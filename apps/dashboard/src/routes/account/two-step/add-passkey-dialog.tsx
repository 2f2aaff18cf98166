import { useText } from '@etalage/ui-kit';
import { Dialog, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionsQuery } from '../../../queries/account-queries.ts';
import { type PasskeyToMake, postStartPasskey } from '../../../queries/passkey-queries.ts';
import { twoStepQuery } from '../../../queries/two-step-queries.ts';
import { MakePasskeyForm } from './make-passkey-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/**
 * Adds a passkey: the password and the second step, if there is one, then the passkey itself, and the recovery codes if it is
 * the first second step.
 */
export function AddPasskeyDialog({ isOn, onClose }: { isOn: boolean; onClose: () => void }) {
  const t = useText();
  const client = useQueryClient();
  const showToast = useToast();
  const [options, setOptions] = useState<PasskeyToMake>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  // The state of the card changes in between.
  const [wasOn] = useState(isOn);
  const finish = () => {
    showToast({ text: t('passkey_added') });
    onClose();
  };
  if (codes.length > 0)
    return (
      <Dialog open mustAnswer title={t('two_step_codes_title')} onOpenChange={() => {}}>
        <RecoveryCodes codes={codes} onKept={finish} />
      </Dialog>
    );
  const begin = {
    text: t('passkey_add_text'),
    call: postStartPasskey,
    onDone: (reply: { options: PasskeyToMake }) => setOptions(reply.options),
    onCancel: onClose,
  };
  const added = (made: readonly string[]) => {
    void client.invalidateQueries(twoStepQuery);
    void client.invalidateQueries(sessionsQuery);
    if (made.length > 0) setCodes(made);
    else finish();
  };
  return (
    <Dialog open title={t('passkey_add')} onOpenChange={(open) => !open && onClose()}>
      {options && <MakePasskeyForm options={options} onMade={added} onCancel={onClose} />}
      {!options && wasOn && <ProofForm action={t('two_step_next')} {...begin} />}
      {!options && !wasOn && <PasswordForm {...begin} />}
    </Dialog>
  );
}
