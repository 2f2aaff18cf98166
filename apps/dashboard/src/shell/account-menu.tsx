import { useText } from '@etalage/ui-kit';
import { Icon, Menu, onlyRead, useToast } from '@etalage/ui-kit/dashboard';
import { useOpenScreen } from '../session/screen-link.tsx';
import { useSession } from '../session/session-context.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import * as styles from './sidebar.css.ts';

/** The signed-in member, with the account screen and signing out. */
export function AccountMenu() {
  const t = useText();
  const { member } = useSession();
  const openScreen = useOpenScreen();
  const showToast = useToast();
  const signOut = useSignOut(() => showToast({ text: t('dashboard_offline') }));
  return (
    <Menu
      trigger={
        <button type="button" className={styles.account}>
          <span className={onlyRead}>{t('dashboard_account_menu')}</span>
          <Icon name="account" />
          <span className={styles.accountWords}>
            <span className={styles.accountName}>{member.name}</span>
            <span className={styles.accountEmail}>{member.email}</span>
          </span>
          <Icon name="more" size={18} />
        </button>
      }
      entries={[
        { text: t('accounts_nav_account'), onChoose: () => void openScreen('/instellingen/account') },
        { text: t('dashboard_signout'), onChoose: () => signOut.mutate() },
      ]}
    />
  );
}
