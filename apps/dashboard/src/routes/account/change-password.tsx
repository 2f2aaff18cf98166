import { useText } from '@etalage/ui-kit';
import { Action, InputField, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { postChangePassword, sessionsQuery } from '../../queries/account-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { NewPasswordField } from '../../session/new-password-field.tsx';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { AccountCard } from './account-card.tsx';
import * as styles from './account.css.ts';

export function ChangePassword() {
  const t = useText();
  const { member } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useForm({ defaultValues: { current_password: '', new_password: '' } });
  const { errors } = form.formState;
  const { submit, isBusy, failure } = useSubmit(form, {
    call: postChangePassword,
    onDone: () => {
      form.reset();
      showToast({ text: t('accounts_change_done') });
      return queryClient.invalidateQueries(sessionsQuery);
    },
  });
  return (
    <AccountCard title={t('accounts_change_title')} intro={t('accounts_change_intro')}>
      <form className={styles.form} noValidate onSubmit={submit}>
        {/* For password managers, which want to know whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={member.email} readOnly />
        <InputField
          label={t('accounts_change_current')}
          type="password"
          autoComplete="current-password"
          error={errors.current_password?.message}
          {...form.register('current_password', { required: t('accounts_change_current_required') })}
        />
        <NewPasswordField
          label={t('accounts_password_new')}
          error={errors.new_password?.message}
          {...form.register('new_password', { required: t('accounts_password_required') })}
        />
        <FormFailure>{failure}</FormFailure>
        <Action kind="primary" type="submit" className={styles.submit} busy={isBusy}>
          {t(isBusy ? 'accounts_saving' : 'accounts_change_button')}
        </Action>
      </form>
    </AccountCard>
  );
}
