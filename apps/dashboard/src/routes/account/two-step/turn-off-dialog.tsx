import { useText } from '@etalage/ui-kit';
import { Dialog, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { postStopTwoStep, twoStepQuery } from '../../../queries/two-step-queries.ts';
import { ProofForm } from './proof-form.tsx';

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const client = useQueryClient();
  const showToast = useToast();
  return (
    <Dialog open title={t('two_step_off_title')} onOpenChange={(open) => !open && onClose()}>
      <ProofForm
        text={t('two_step_off_text')}
        action={t('two_step_turn_off')}
        isDangerous
        call={postStopTwoStep}
        onCancel={onClose}
        onDone={(state) => {
          client.setQueryData(twoStepQuery.queryKey, state);
          showToast({ text: t('two_step_stopped') });
          onClose();
        }}
      />
    </Dialog>
  );
}
