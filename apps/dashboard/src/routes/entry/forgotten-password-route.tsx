import { useText } from '@etalage/ui-kit';
import { Action, InputField } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { postRequestReset } from '../../queries/account-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import * as forms from '../../session/session.css.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { textLink } from '../../screen/surface.css.ts';
import * as styles from './entry-screen.css.ts';
import { EntryScreen } from './entry-screen.tsx';

/** `/wachtwoord-vergeten` */
export function ForgottenPasswordRoute() {
  const t = useText();
  const [sentTo, setSentTo] = useState('');
  if (sentTo) return <LinkSent email={sentTo} onAgain={() => setSentTo('')} />;
  return (
    <EntryScreen title={t('accounts_forgotten_heading')} intro={t('accounts_forgotten_intro')}>
      <AskForm onSent={setSentTo} />
      <p className={styles.aside}>
        <Link className={textLink} to="/inloggen">
          {t('accounts_to_signin')}
        </Link>
      </p>
    </EntryScreen>
  );
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useText();
  const form = useForm({ defaultValues: { email: '' } });
  const { submit, isBusy, failure } = useSubmit(form, {
    call: postRequestReset,
    onDone: (_reply, typed) => onSent(typed.email.trim()),
  });
  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <InputField
        label={t('accounts_email')}
        type="email"
        autoComplete="username"
        error={form.formState.errors.email?.message}
        {...form.register('email', {
          validate: (typed) => typed.trim() !== '' || t('accounts_email_required'),
        })}
      />
      <FormFailure>{failure}</FormFailure>
      <Action kind="primary" type="submit" className={forms.wideButton} busy={isBusy}>
        {t(isBusy ? 'accounts_forgotten_busy' : 'accounts_forgotten_button')}
      </Action>
    </form>
  );
}

/** Does not reveal whether there is such an account. */
function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useText();
  return (
    <EntryScreen
      takesFocus
      title={t('accounts_forgotten_done_heading')}
      intro={t('accounts_forgotten_done', { email })}
    >
      <p>{t('accounts_forgotten_spam')}</p>
      <div className={styles.actions}>
        <Action className={forms.wideButton} onClick={onAgain}>
          {t('accounts_forgotten_again')}
        </Action>
        <p className={styles.aside}>
          <Link className={textLink} to="/inloggen">
            {t('accounts_to_signin')}
          </Link>
        </p>
      </div>
    </EntryScreen>
  );
}
