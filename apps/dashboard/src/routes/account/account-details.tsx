import { useText } from '@etalage/ui-kit';
import { Action, InputField, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { postUpdateAccount } from '../../queries/account-queries.ts';
import { sessionQuery } from '../../queries/session-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { AccountCard } from './account-card.tsx';
import * as styles from './account.css.ts';

/** What the member is called, and the address they sign in with. */
export function AccountDetails() {
  const t = useText();
  const { member } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useForm({ defaultValues: { name: member.name } });
  const { submit, isBusy, failure } = useSubmit(form, {
    call: postUpdateAccount,
    onDone: (session) => {
      queryClient.setQueryData(sessionQuery.queryKey, session);
      form.reset({ name: session.member.name });
      showToast({ text: t('accounts_details_saved') });
    },
  });
  return (
    <AccountCard title={t('accounts_details_title')}>
      <form className={styles.form} noValidate onSubmit={submit}>
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
        <FormFailure>{failure}</FormFailure>
        <Action kind="primary" type="submit" className={styles.submit} busy={isBusy}>
          {t(isBusy ? 'accounts_saving' : 'accounts_save')}
        </Action>
      </form>
    </AccountCard>
  );
}
