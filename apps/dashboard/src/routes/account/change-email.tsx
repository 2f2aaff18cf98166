import { useText } from '@etalage/ui-kit';
import { Action, InputField } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { postRequestEmailChange } from '../../queries/account-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSubmit } from '../../session/use-submit.ts';
import { AccountCard } from './account-card.tsx';
import * as styles from './account.css.ts';

/** Asks for another address to sign in with; it counts once the mail to it is answered. */
export function ChangeEmail() {
  const t = useText();
  const [sentTo, setSentTo] = useState('');
  const form = useForm({ defaultValues: { email: '', current_password: '' } });
  const { errors } = form.formState;
  const { submit, isBusy, failure } = useSubmit(form, {
    call: postRequestEmailChange,
    onDone: (_reply, { email }) => {
      setSentTo(email.trim());
      form.reset();
    },
  });
  return (
    <AccountCard title={t('accounts_email_title')} intro={t('accounts_email_intro')}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <InputField
          label={t('accounts_email_new')}
          type="email"
          autoComplete="email"
          maxLength={200}
          error={errors.email?.message}
          {...form.register('email', { required: t('accounts_email_new_required') })}
        />
        <InputField
          label={t('accounts_change_current')}
          type="password"
          autoComplete="current-password"
          error={errors.current_password?.message}
          {...form.register('current_password', { required: t('accounts_change_current_required') })}
        />
        <FormFailure>{failure}</FormFailure>
        <p role="status" className={styles.done}>
          {sentTo !== '' && t('accounts_email_sent', { email: sentTo })}
        </p>
        <Action kind="primary" type="submit" className={styles.submit} busy={isBusy}>
          {t(isBusy ? 'accounts_saving' : 'accounts_email_button')}
        </Action>
      </form>
    </AccountCard>
  );
}
