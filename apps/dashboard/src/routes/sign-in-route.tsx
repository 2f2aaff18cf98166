import { useText } from '@etalage/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { ApiFailure } from '../queries/call-api.ts';
import { postSignIn, sessionQuery, type Credentials } from '../queries/session-queries.ts';
import { SignInField } from './sign-in-field.tsx';
import * as styles from './sign-in-route.css.ts';

/** What to tell somebody whose sign-in did not work: the server's words, or that it could not be reached. */
function useFailureText(error: Error | null): string {
  const t = useText();
  if (!error) return '';
  if (!(error instanceof ApiFailure) || error.status === 0) return t('dashboard_offline');
  if (error.body.code === 'unauthenticated') return t('dashboard_signin_refused');
  return Object.values(error.body.errors).flat().join(' ') || t('error_internal');
}

/** Only a path of this app, so that nobody is sent elsewhere after signing in. */
function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? String(state.from) : '/';
  return from.startsWith('/') && !from.startsWith('//') ? from : '/';
}

/** `/inloggen` */
export function SignInRoute() {
  const t = useText();
  const navigate = useNavigate();
  const location = useLocation();
  const queryClient = useQueryClient();
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '' } });
  const signIn = useMutation({
    mutationFn: postSignIn,
    onSuccess: (session) => {
      queryClient.setQueryData(sessionQuery.queryKey, session);
      return navigate(returnPath(location.state), { replace: true });
    },
  });
  const failure = useFailureText(signIn.error);
  return (
    <main className={styles.screen}>
      <form className={styles.card} noValidate onSubmit={form.handleSubmit((typed) => signIn.mutate(typed))}>
        <p className={styles.brand}>{t('dashboard_brand')}</p>
        <h1 className={styles.heading}>{t('dashboard_signin_heading')}</h1>
        <p className={styles.intro}>{t('dashboard_signin_intro')}</p>
        <SignInField
          label={t('dashboard_signin_email')}
          type="email"
          autoComplete="username"
          error={form.formState.errors.email?.message}
          {...form.register('email', { required: t('dashboard_signin_email_required') })}
        />
        <SignInField
          label={t('dashboard_signin_password')}
          type="password"
          autoComplete="current-password"
          error={form.formState.errors.password?.message}
          {...form.register('password', { required: t('dashboard_signin_password_required') })}
        />
        <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
        <button className={styles.button} type="submit" aria-disabled={signIn.isPending}>
          {signIn.isPending ? t('dashboard_signin_busy') : t('dashboard_signin_button')}
        </button>
      </form>
    </main>
  );
}
