import { isUnpaid, MAX_WITHDRAWAL_REASON } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { AreaField, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import { postChangeWithdrawal, renewWithdrawals } from '../../../queries/withdrawal-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { ChangeDialog } from '../actions/change-dialog.tsx';
import { useOrderChange } from '../actions/use-order-change.ts';
import { askText, doText, type NextState } from './withdrawal-words.ts';

interface Props {
  order: OwnerOrder;
  id: string;
  state: NextState;
  onClose: () => void;
}

/** Stores how far a withdrawal is, after saying which mail its buyer gets; a refusal asks for its reason. */
export function StateDialog({ order, id, state, onClose }: Props) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const form = useForm({ defaultValues: { reason: '' } });
  const change = useOrderChange(order, form, {
    call: (websiteId, seen, { reason }) => postChangeWithdrawal(websiteId, seen, { id, state, reason }),
    onDone: () => {
      onClose();
      showToast({ text: t('withdrawals_changed') });
      void renewWithdrawals(client, website.id, order.order.number);
    },
  });
  const isNothingPaid = isUnpaid(order.payment.payment_status);
  const title = t(doText(state, isNothingPaid));
  return (
    <ChangeDialog
      title={title}
      effects={[t(askText(state, isNothingPaid))]}
      confirmText={title}
      change={change}
      onClose={onClose}
      onCloseFocus={() => {}}
    >
      {state === 'refused' && (
        <AreaField
          label={t('withdrawals_reason')}
          rows={3}
          maxLength={MAX_WITHDRAWAL_REASON}
          error={form.formState.errors.reason?.message}
          {...form.register('reason', {
            validate: (typed) => typed.trim() !== '' || t('withdrawal_reason_missing'),
          })}
        />
      )}
    </ChangeDialog>
  );
}
