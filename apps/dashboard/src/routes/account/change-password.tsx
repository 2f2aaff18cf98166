import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { postChangePassword, sessionsQuery } from '../../queries/account-queries.ts';
import { NewPasswordField } from '../../session/new-password-field.tsx';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { AccountForm } from './account-form.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';

export function ChangePassword() {
  const t = useText();
  const { member } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useForm({ defaultValues: { current_password: '', new_password: '' } });
  const { errors } = form.formState;
  const sending = useSubmit(form, {
    call: postChangePassword,
    onDone: () => {
      form.reset();
      showToast({ text: t('accounts_change_done') });
      return queryClient.invalidateQueries(sessionsQuery);
    },
  });
  return (
    <AccountForm
      title={t('accounts_change_title')}
      intro={t('accounts_change_intro')}
      action={t('accounts_change_button')}
      sending={sending}
    >
      {/* For password managers, which need the account of the password. */}
      <input type="hidden" name="username" autoComplete="username" value={member.email} readOnly />
      <CurrentPasswordField
        error={errors.current_password?.message}
        {...form.register('current_password', { required: t('accounts_change_current_required') })}
      />
      <NewPasswordField
        label={t('accounts_password_new')}
        error={errors.new_password?.message}
        {...form.register('new_password', { required: t('accounts_password_required') })}
      />
    </AccountForm>
  );
}
