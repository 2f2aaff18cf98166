import { useText } from '@etalage/ui-kit';
import { Dialog, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { postRemovePasskey } from '../../../queries/passkey-queries.ts';
import { type ListedPasskey, twoStepQuery } from '../../../queries/two-step-queries.ts';
import { ProofForm } from './proof-form.tsx';

interface Props {
  passkey: ListedPasskey;
  /** There is no other second step. */
  isLast: boolean;
  onClose: () => void;
}

export function RemovePasskeyDialog({ passkey: { id, name }, isLast, onClose }: Props) {
  const t = useText();
  const client = useQueryClient();
  const showToast = useToast();
  return (
    <Dialog open title={t('passkey_remove_title', { name })} onOpenChange={(open) => !open && onClose()}>
      <ProofForm
        text={t(isLast ? 'passkey_remove_last_text' : 'passkey_remove_text')}
        action={t('passkey_remove')}
        isDangerous
        call={(typed) => postRemovePasskey({ id, ...typed })}
        onCancel={onClose}
        onDone={(state) => {
          client.setQueryData(twoStepQuery.queryKey, state);
          showToast({ text: t('passkey_removed') });
          onClose();
        }}
      />
    </Dialog>
  );
}
