import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { postRequestEmailChange } from '../../queries/account-queries.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { AccountForm } from './account-form.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';

/** Changes the address to sign in with; the change applies after the link in a mail to it was opened. */
export function ChangeEmail() {
  const t = useText();
  const [sentTo, setSentTo] = useState('');
  const form = useForm({ defaultValues: { email: '', current_password: '' } });
  const { errors } = form.formState;
  const sending = useSubmit(form, {
    call: postRequestEmailChange,
    onDone: (_reply, { email }) => {
      setSentTo(email.trim());
      form.reset();
    },
  });
  return (
    <AccountForm
      title={t('accounts_email_title')}
      intro={t('accounts_email_intro')}
      action={t('accounts_email_button')}
      sending={sending}
      done={sentTo === '' ? '' : t('accounts_email_sent', { email: sentTo })}
    >
      <InputField
        label={t('accounts_email_new')}
        type="email"
        autoComplete="email"
        maxLength={200}
        error={errors.email?.message}
        {...form.register('email', { required: t('accounts_email_new_required') })}
      />
      <CurrentPasswordField
        error={errors.current_password?.message}
        {...form.register('current_password', { required: t('accounts_change_current_required') })}
      />
    </AccountForm>
  );
}
