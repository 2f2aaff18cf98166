import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { failedWith } from '../queries/call-api.ts';
import { type HalfSignIn, type Member, postSignInCode, sessionQuery } from '../queries/session-queries.ts';
import { knowsPasskeys } from './browser-passkeys.ts';
import { CodeField } from './code-field.tsx';
import { FormFailure } from './form-failure.tsx';
import * as styles from './session.css.ts';
import { SignInPasskey } from './sign-in-passkey.tsx';
import { useSubmit } from './use-submit.ts';

interface Props {
  /** Proves that the password was right, and says what can follow. */
  half: HalfSignIn;
  onSignedIn: (member: Member) => void;
  /** Back to the password, with why. */
  onBack: (reason: string) => void;
}

/** The second step of signing in, after the password: a passkey, a code of the app or a recovery code. */
export function SignInCodeForm({ half: { challenge, ways }, onSignedIn, onBack }: Props) {
  const t = useText();
  const queryClient = useQueryClient();
  const hasApp = ways.includes('app');
  const hasPasskey = ways.includes('passkey') && knowsPasskeys();
  const form = useForm({ defaultValues: { code: '' } });
  const { setFocus } = form;
  useEffect(() => {
    if (!hasPasskey) setFocus('code');
  }, [hasPasskey, setFocus]);
  const backTooLate = () => onBack(t('two_step_too_late'));
  const enter = (session: { member: Member }) => {
    queryClient.setQueryData(sessionQuery.queryKey, session);
    onSignedIn(session.member);
  };
  const { submit, isBusy, failure } = useSubmit(form, {
    call: async ({ code }) => {
      try {
        return await postSignInCode({ challenge, code });
      } catch (refused) {
        if (failedWith(refused, 'unauthenticated')) backTooLate();
        throw refused;
      }
    },
    onDone: enter,
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p role="status">{t(introOf(hasApp, hasPasskey))}</p>
      {hasPasskey && <SignInPasskey challenge={challenge} onDone={enter} onTooLate={backTooLate} />}
      <CodeField
        label={t(hasApp ? 'two_step_any_code' : 'passkey_recovery_code')}
        hint={t(hasApp ? 'two_step_signin_hint' : 'passkey_signin_hint')}
        anyCode
        error={form.formState.errors.code?.message}
        {...form.register('code', {
          validate: (typed) => typed.trim() !== '' || t('two_step_code_required'),
        })}
      />
      <FormFailure>{failure}</FormFailure>
      <Action
        kind={hasPasskey ? 'secondary' : 'primary'}
        type="submit"
        className={styles.wideButton}
        busy={isBusy}
      >
        {isBusy ? t('dashboard_signin_busy') : t('dashboard_signin_button')}
      </Action>
      <Action className={styles.wideButton} onClick={() => onBack('')}>
        {t('two_step_signin_back')}
      </Action>
    </form>
  );
}

function introOf(hasApp: boolean, hasPasskey: boolean) {
  if (hasPasskey) return 'passkey_signin_intro';
  return hasApp ? 'two_step_signin_intro' : 'passkey_signin_recovery';
}
