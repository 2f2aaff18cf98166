import type { getTransferAccount, ResponseOf } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { InputField, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import {
  paymentMethodsQuery,
  postTransferAccount,
  transferAccountQuery,
} from '../../queries/payment-queries.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { AccountForm } from '../account/account-form.tsx';

interface Props {
  websiteId: string;
  stored: ResponseOf<typeof getTransferAccount>;
}

/** The bank account to which customers transfer money. */
export function TransferAccount({ websiteId, stored }: Props) {
  const t = useText();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useForm({ defaultValues: stored });
  const { errors } = form.formState;
  const sending = useSubmit(form, {
    call: (account) => postTransferAccount(websiteId, account),
    onDone: (saved) => {
      queryClient.setQueryData(transferAccountQuery(websiteId).queryKey, saved);
      // Whether customers can pay by transfer depends on the account.
      void queryClient.invalidateQueries({ queryKey: paymentMethodsQuery(websiteId).queryKey });
      form.reset(saved);
      const { iban } = saved;
      showToast({
        text: iban ? t('dashboard_transfer_saved', { iban }) : t('dashboard_transfer_saved_none'),
      });
    },
  });
  return (
    <AccountForm
      title={t('dashboard_transfer_title')}
      intro={t('dashboard_transfer_intro')}
      action={t('accounts_save')}
      sending={sending}
    >
      <InputField
        label={t('dashboard_transfer_iban')}
        hint={t('dashboard_transfer_iban_hint')}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        error={errors.iban?.message}
        {...form.register('iban')}
      />
      <InputField
        label={t('dashboard_transfer_holder')}
        hint={t('dashboard_transfer_holder_hint')}
        maxLength={200}
        error={errors.holder?.message}
        {...form.register('holder')}
      />
      <InputField
        label={t('dashboard_transfer_days')}
        type="number"
        inputMode="numeric"
        error={errors.days?.message}
        {...form.register('days', { valueAsNumber: true })}
      />
    </AccountForm>
  );
}
