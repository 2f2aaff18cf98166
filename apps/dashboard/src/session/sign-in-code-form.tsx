import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { failedWith } from '../queries/call-api.ts';
import { type Member, postSignInCode, sessionQuery } from '../queries/session-queries.ts';
import { CodeField } from './code-field.tsx';
import { FormFailure } from './form-failure.tsx';
import * as styles from './session.css.ts';
import { useSubmit } from './use-submit.ts';

interface Props {
  /** Proves that the password was right. */
  challenge: string;
  onSignedIn: (member: Member) => void;
  /** Back to the password, with why. */
  onBack: (reason: string) => void;
}

/** The second step of signing in, after the password. */
export function SignInCodeForm({ challenge, onSignedIn, onBack }: Props) {
  const t = useText();
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { code: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const { submit, isBusy, failure } = useSubmit(form, {
    call: async ({ code }) => {
      try {
        return await postSignInCode({ challenge, code });
      } catch (refused) {
        if (failedWith(refused, 'unauthenticated')) onBack(t('two_step_too_late'));
        throw refused;
      }
    },
    onDone: (session) => {
      queryClient.setQueryData(sessionQuery.queryKey, session);
      onSignedIn(session.member);
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p role="status">{t('two_step_signin_intro')}</p>
      <CodeField
        label={t('two_step_any_code')}
        hint={t('two_step_signin_hint')}
        anyCode
        error={form.formState.errors.code?.message}
        {...form.register('code', {
          validate: (typed) => typed.trim() !== '' || t('two_step_code_required'),
        })}
      />
      <FormFailure>{failure}</FormFailure>
      <Action kind="primary" type="submit" className={styles.wideButton} busy={isBusy}>
        {isBusy ? t('dashboard_signin_busy') : t('dashboard_signin_button')}
      </Action>
      <Action className={styles.wideButton} onClick={() => onBack('')}>
        {t('two_step_signin_back')}
      </Action>
    </form>
  );
}
