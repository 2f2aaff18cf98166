import { useText } from '@etalage/ui-kit';
import { InputField, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { postUpdateAccount } from '../../queries/account-queries.ts';
import { sessionQuery } from '../../queries/session-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { AccountForm } from './account-form.tsx';

/** The name of the member, and the address to sign in with. */
export function AccountDetails() {
  const t = useText();
  const { member } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useForm({ defaultValues: { name: member.name } });
  const sending = useSubmit(form, {
    call: postUpdateAccount,
    onDone: (session) => {
      queryClient.setQueryData(sessionQuery.queryKey, session);
      form.reset({ name: session.member.name });
      showToast({ text: t('accounts_details_saved') });
    },
  });
  return (
    <AccountForm title={t('accounts_details_title')} action={t('accounts_save')} sending={sending}>
      <InputField
        label={t('accounts_name')}
        autoComplete="name"
        maxLength={100}
        error={form.formState.errors.name?.message}
        {...form.register('name', {
          validate: (typed) => typed.trim() !== '' || t('accounts_name_required'),
        })}
      />
      <InputField
        label={t('accounts_email')}
        hint={t('accounts_details_email_hint')}
        type="email"
        value={member.email}
        readOnly
      />
    </AccountForm>
  );
}
