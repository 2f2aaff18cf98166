import { useText } from '@etalage/ui-kit';
import { Link, useLocation, useNavigate } from 'react-router';
import { FormFailure } from '../session/form-failure.tsx';
import * as forms from '../session/session.css.ts';
import { SignInForm } from '../session/sign-in-form.tsx';
import { textLink } from '../screen/surface.css.ts';
import { EntryScreen } from './entry/entry-screen.tsx';
import * as styles from './entry/entry-screen.css.ts';

interface State {
  from?: unknown;
  email?: unknown;
  isReset?: unknown;
  isWithoutWebsite?: unknown;
}

/** Returns only a path of this app, so that signing in never redirects to another site. */
function returnPath({ from }: State): string {
  const path = typeof from === 'string' ? from : '/';
  return path.startsWith('/') && !path.startsWith('//') ? path : '/';
}

/** `/inloggen` */
export function SignInRoute() {
  const t = useText();
  const navigate = useNavigate();
  const state = (useLocation().state ?? {}) as State;
  const email = typeof state.email === 'string' ? state.email : '';
  return (
    <EntryScreen title={t('dashboard_signin_heading')} intro={t('dashboard_signin_intro')}>
      {state.isReset === true && (
        <p role="status" className={forms.success}>
          {t('accounts_signin_reset_done')}
        </p>
      )}
      {state.isWithoutWebsite === true && <FormFailure>{t('accounts_signin_no_website')}</FormFailure>}
      <SignInForm email={email} onSignedIn={() => void navigate(returnPath(state), { replace: true })} />
      <p className={styles.aside}>
        <Link className={textLink} to="/wachtwoord-vergeten">
          {t('accounts_signin_forgotten')}
        </Link>
      </p>
    </EntryScreen>
  );
}
