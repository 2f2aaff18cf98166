import { useText } from '@etalage/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NavLink, useNavigate } from 'react-router';
import { postSignOut } from '../queries/session-queries.ts';
import { useSession } from '../session/session-context.ts';
import * as styles from './shell.css.ts';

const screens = [
  { to: '/', text: 'dashboard_nav_overview' },
  { to: '/bestellingen', text: 'dashboard_nav_orders' },
] as const;

function SignOut() {
  const t = useText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const signOut = useMutation({
    mutationFn: postSignOut,
    onSuccess: async () => {
      await navigate('/inloggen');
      queryClient.clear();
    },
  });
  return (
    <button type="button" className={styles.quietButton} onClick={() => signOut.mutate()}>
      {t('dashboard_signout')}
    </button>
  );
}

/** The frame of every signed-in screen: brand and website, navigation, page. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useText();
  const { website } = useSession();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#inhoud">
        {t('dashboard_skip')}
      </a>
      <header className={styles.bar}>
        <p className={styles.brand}>{t('dashboard_brand')}</p>
        <p className={styles.site}>{website.name}</p>
        <div className={styles.actions}>
          <a className={styles.textLink} href={website.url} target="_blank" rel="noreferrer">
            {t('dashboard_open_site')}
          </a>
          <SignOut />
        </div>
      </header>
      <nav className={styles.nav} aria-label={t('dashboard_nav_label')}>
        {screens.map((screen) => (
          <NavLink key={screen.to} to={screen.to} end className={styles.navLink}>
            {t(screen.text)}
          </NavLink>
        ))}
      </nav>
      <main id="inhoud" className={styles.page} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
