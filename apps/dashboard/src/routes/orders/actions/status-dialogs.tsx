import { MAX_CANCEL_REASON } from '@etalage/api-contract';
import { orderActionProblem } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Action, AreaField, CheckboxField, Dialog, DialogActions } from '@etalage/ui-kit/dashboard';
import { useForm } from 'react-hook-form';
import {
  type OrderActionsReply,
  postCancelOrder,
  postReopenOrder,
  postWithdrawOrderPayment,
} from '../../../queries/order-action-queries.ts';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import { type ActionDialogProps, ChangeDialog } from './change-dialog.tsx';
import { orderEffects } from './order-effects.ts';
import { useDone } from './use-done.ts';
import { useOrderChange } from './use-order-change.ts';

interface Props extends ActionDialogProps {
  order: OwnerOrder;
  actions: OrderActionsReply;
}

/** Takes back a payment that was entered. */
export function UnpayDialog({ order, actions, ...dialog }: Props) {
  const t = useText();
  const change = useOrderChange(order, useForm(), {
    call: postWithdrawOrderPayment,
    onDone: useDone('unpay', dialog.onClose),
  });
  return (
    <ChangeDialog
      {...dialog}
      title={t('order_actions_unpay_title')}
      effects={orderEffects.unpay(t, actions)}
      confirmText={t('order_actions_unpay')}
      change={change}
    />
  );
}

/** Makes a cancelled order valid again. */
export function ReopenDialog({ order, actions, ...dialog }: Props) {
  const t = useText();
  const change = useOrderChange(order, useForm(), {
    call: postReopenOrder,
    onDone: useDone('reopen', dialog.onClose),
  });
  return (
    <ChangeDialog
      {...dialog}
      title={t('order_actions_reopen_title')}
      effects={orderEffects.reopen(t, actions)}
      confirmText={t('order_actions_reopen')}
      change={change}
    />
  );
}

/** Cancels an order with a reason, or says why that is not possible. */
export function CancelDialog(props: Props) {
  const t = useText();
  const problem = orderActionProblem('cancel', props.actions.facts);
  if (!problem) return <Cancel {...props} />;
  const { onClose, onCloseFocus } = props;
  return (
    <Dialog
      open
      title={t('order_actions_cancel_refused')}
      description={t(problem)}
      onOpenChange={(open) => !open && onClose()}
      onCloseFocus={onCloseFocus}
    >
      <DialogActions>
        <Action onClick={onClose}>{t('order_actions_back')}</Action>
      </DialogActions>
    </Dialog>
  );
}

function Cancel({ order, actions, ...dialog }: Props) {
  const t = useText();
  const form = useForm({ defaultValues: { reason: '', mail: true } });
  const change = useOrderChange(order, form, {
    call: postCancelOrder,
    onDone: useDone('cancel', dialog.onClose),
  });
  return (
    <ChangeDialog
      {...dialog}
      title={t('order_actions_cancel_title', { number: order.order.number })}
      effects={orderEffects.cancel(t, actions)}
      confirmText={t('order_actions_cancel')}
      change={change}
    >
      <AreaField
        label={t('order_actions_cancel_reason')}
        hint={t('order_actions_cancel_reason_hint')}
        error={form.formState.errors.reason?.message}
        rows={3}
        maxLength={MAX_CANCEL_REASON}
        {...form.register('reason')}
      />
      <CheckboxField
        label={t('order_actions_cancel_mail')}
        hint={t('order_actions_cancel_mail_to', { email: actions.email })}
        {...form.register('mail')}
      />
    </ChangeDialog>
  );
}
