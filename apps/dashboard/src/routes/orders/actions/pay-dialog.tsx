import { receivedAmountProblem } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import { useForm, useWatch } from 'react-hook-form';
import { type OrderActionsReply, postMarkOrderPaid } from '../../../queries/order-action-queries.ts';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import { amountProblem, centsOf, typedAmount } from '../../products/typed-amount.ts';
import { type ActionDialogProps, ChangeDialog } from './change-dialog.tsx';
import { orderEffects } from './order-effects.ts';
import { useDone } from './use-done.ts';
import { useOrderChange } from './use-order-change.ts';

interface Props extends ActionDialogProps {
  order: OwnerOrder;
  actions: OrderActionsReply;
}

/** Asks when the money of an order arrived, and how much: customers also transfer too much. */
export function PayDialog({ order, actions, ...dialog }: Props) {
  const t = useText();
  const { ordered_on, today, due } = actions;
  const form = useForm({ defaultValues: { received_on: today, amount: typedAmount(due) } });
  const change = useOrderChange(order, form, {
    call: (websiteId, seen, { received_on, amount }) =>
      postMarkOrderPaid(websiteId, seen, { received_on, amount: centsOf(amount) ?? due }),
    onDone: useDone('pay', dialog.onClose),
  });
  const surplus = (centsOf(useWatch({ control: form.control, name: 'amount' })) ?? 0) - due;
  const { errors } = form.formState;
  const title = t('order_actions_pay');
  return (
    <ChangeDialog
      {...dialog}
      title={title}
      effects={orderEffects.pay(t, actions, order)}
      confirmText={title}
      change={change}
    >
      <InputField
        label={t('order_actions_pay_date')}
        type="date"
        min={ordered_on}
        max={today}
        error={errors.received_on?.message}
        {...form.register('received_on', {
          validate: (day) => day !== '' || t('order_actions_pay_date_missing'),
        })}
      />
      <InputField
        label={t('order_actions_pay_amount')}
        hint={surplus > 0 ? t('order_actions_pay_surplus', { amount: formatMoney(surplus) }) : undefined}
        error={errors.amount?.message}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        {...form.register('amount', { validate: (typed) => receivedProblem(typed, due, t) ?? true })}
      />
    </ChangeDialog>
  );
}

/** Why a typed amount cannot be what arrived; undefined if it can. */
function receivedProblem(typed: string, due: number, t: Translate): string | undefined {
  const cents = centsOf(typed);
  if (typed.trim() === '') return t('order_actions_pay_amount_missing');
  const problem = cents === null ? undefined : receivedAmountProblem(cents, due);
  return problem ? t(problem.key, problem.values) : amountProblem(typed, t);
}
