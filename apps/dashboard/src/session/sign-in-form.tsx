import { useText } from '@etalage/ui-kit';
import { Action, InputField } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { failedWith } from '../queries/call-api.ts';
import {
  type Credentials,
  type HalfSignIn,
  type Member,
  postSignIn,
  sessionQuery,
} from '../queries/session-queries.ts';
import { FormFailure } from './form-failure.tsx';
import * as styles from './session.css.ts';
import { SignInCodeForm } from './sign-in-code-form.tsx';
import { useSubmit } from './use-submit.ts';

interface Props {
  /** The initial value, for a member whose session ended. */
  email?: string;
  /** The e-mail address cannot be changed. */
  isEmailFixed?: boolean;
  /** Called after signing in, when the new session is used. It may be another member's session than before. */
  onSignedIn: (member: Member) => void;
}

/**
 * E-mail and password, and then a second step if the member has two-step sign-in; for the screen `/inloggen` and for a dialog over
 * work that must not be lost.
 */
export function SignInForm(props: Props) {
  const [half, setHalf] = useState<HalfSignIn>();
  const [reason, setReason] = useState('');
  const [email, setEmail] = useState(props.email ?? '');
  if (!half)
    return (
      <PasswordForm
        {...props}
        email={email}
        reason={reason}
        onHalf={(typed, made) => {
          setEmail(typed);
          setHalf(made);
        }}
      />
    );
  return (
    <SignInCodeForm
      half={half}
      onSignedIn={props.onSignedIn}
      onBack={(why) => {
        setReason(why);
        setHalf(undefined);
      }}
    />
  );
}

interface PasswordProps extends Props {
  /** Why the password is asked again. */
  reason: string;
  onHalf: (email: string, half: HalfSignIn) => void;
}

function PasswordForm({ email = '', isEmailFixed = false, reason, ...answers }: PasswordProps) {
  const t = useText();
  const form = useForm<Credentials>({ defaultValues: { email, password: '' } });
  const { submit, isBusy, error, failure } = useSignIn(form, answers);
  const isRefused = failedWith(error, 'unauthenticated');
  const { errors } = form.formState;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <InputField
        label={t('dashboard_signin_email')}
        type="email"
        autoComplete="username"
        readOnly={isEmailFixed}
        error={errors.email?.message}
        {...form.register('email', {
          validate: (typed) => typed.trim() !== '' || t('dashboard_signin_email_required'),
        })}
      />
      <InputField
        label={t('dashboard_signin_password')}
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { required: t('dashboard_signin_password_required') })}
      />
      <FormFailure>
        {isRefused ? t('dashboard_signin_refused') : failure || (error ? '' : reason)}
      </FormFailure>
      <Action kind="primary" type="submit" className={styles.wideButton} busy={isBusy}>
        {isBusy ? t('dashboard_signin_busy') : t('dashboard_signin_button')}
      </Action>
    </form>
  );
}

function useSignIn(
  form: UseFormReturn<Credentials>,
  { onSignedIn, onHalf }: Pick<PasswordProps, 'onSignedIn' | 'onHalf'>,
) {
  const queryClient = useQueryClient();
  return useSubmit(form, {
    call: async (typed) => {
      try {
        return await postSignIn(typed);
      } catch (refused) {
        form.setFocus('password', { shouldSelect: true });
        throw refused;
      }
    },
    onDone: (reply, { email }) => {
      if ('challenge' in reply) return onHalf(email, reply);
      queryClient.setQueryData(sessionQuery.queryKey, reply);
      return onSignedIn(reply.member);
    },
  });
}
