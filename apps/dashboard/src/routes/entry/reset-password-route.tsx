import { useText } from '@etalage/ui-kit';
import { Action, controlButton } from '@etalage/ui-kit/dashboard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { passwordResetQuery, postUseReset } from '../../queries/account-queries.ts';
import { failedWith } from '../../queries/call-api.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { NewPasswordField } from '../../session/new-password-field.tsx';
import * as forms from '../../session/session.css.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { EntryScreen } from './entry-screen.tsx';
import { LoadEntry } from './load-entry.tsx';
import { useMailToken } from './use-mail-token.ts';

/** `/wachtwoord-herstellen`, from a mail */
export function ResetPasswordRoute() {
  const t = useText();
  const token = useMailToken();
  const reset = useQuery({ ...passwordResetQuery(token), enabled: token !== '' });
  if (token === '') return <ResetGone />;
  return (
    <LoadEntry query={reset} title={t('accounts_reset_heading')} gone={<ResetGone />}>
      {({ email }) => <ResetForm key={token} token={token} email={email} />}
    </LoadEntry>
  );
}

function ResetForm({ token, email }: { token: string; email: string }) {
  const t = useText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { password: '' } });
  const { submit, isBusy, error, failure } = useSubmit(form, {
    call: ({ password }) => postUseReset({ token, password }),
    onDone: () => {
      // The member who was signed in here has been signed out.
      queryClient.clear();
      return navigate('/inloggen', { replace: true, state: { isReset: true, email } });
    },
  });
  if (failedWith(error, 'not_found')) return <ResetGone />;
  return (
    <EntryScreen title={t('accounts_reset_heading')} intro={t('accounts_reset_intro', { email })}>
      <form className={forms.form} noValidate onSubmit={submit}>
        {/* For password managers, which need the account of the password. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordField
          label={t('accounts_password_new')}
          error={form.formState.errors.password?.message}
          {...form.register('password', { required: t('accounts_password_required') })}
        />
        <FormFailure>{failure}</FormFailure>
        <Action kind="primary" type="submit" className={forms.wideButton} busy={isBusy}>
          {t(isBusy ? 'accounts_saving' : 'accounts_reset_button')}
        </Action>
      </form>
    </EntryScreen>
  );
}

function ResetGone() {
  const t = useText();
  return (
    <EntryScreen takesFocus title={t('accounts_reset_gone_heading')} intro={t('accounts_reset_gone_text')}>
      <Link className={`${controlButton.primary} ${forms.wideButton}`} to="/wachtwoord-vergeten">
        {t('accounts_reset_ask_again')}
      </Link>
    </EntryScreen>
  );
}
