import { useText } from '@etalage/ui-kit';
import { Icon } from '@etalage/ui-kit/dashboard';
import { ScreenNavLink } from '../session/screen-link.tsx';
import { useOpenPalette } from '../session/palette-context.ts';
import { useSession } from '../session/session-context.ts';
import { AccountMenu } from './account-menu.tsx';
import { navigationFor, type NavigationGroup } from './navigation.ts';
import * as styles from './sidebar.css.ts';
import { SiteSwitcher } from './site-switcher.tsx';

function Group({ group }: { group: NavigationGroup }) {
  const t = useText();
  return (
    <div className={styles.group}>
      {group.heading && <p className={styles.groupHeading}>{t(group.heading)}</p>}
      <ul>
        {group.screens.map(({ to, text, icon }) => (
          <li key={to}>
            <ScreenNavLink to={to} end={to === '/'} className={styles.link}>
              <Icon name={icon} />
              {t(text)}
            </ScreenNavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Opens the command palette; its keys are named beside it. */
function SearchButton() {
  const t = useText();
  const open = useOpenPalette();
  if (!open) return null;
  return (
    <button type="button" className={styles.find} onClick={open}>
      <Icon name="search" size={18} />
      <span className={styles.findText}>{t('palette_button')}</span>
      <kbd className={styles.findKeys}>{t('palette_open_keys')}</kbd>
    </button>
  );
}

/** Website, navigation and account: beside the page, or in the drawer of a phone. */
export function Sidebar() {
  const t = useText();
  const { website } = useSession();
  return (
    <div className={styles.sidebar}>
      <SiteSwitcher />
      <SearchButton />
      <nav className={styles.nav} aria-label={t('dashboard_nav_label')}>
        {navigationFor(website.role).map((group) => (
          <Group key={group.heading ?? ''} group={group} />
        ))}
      </nav>
      <div className={styles.foot}>
        <a className={styles.link} href={website.url} target="_blank" rel="noreferrer">
          <Icon name="external" />
          {t('dashboard_open_site')}
        </a>
        <AccountMenu />
      </div>
    </div>
  );
}
