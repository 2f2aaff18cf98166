import { useText } from '@etalage/ui-kit';
import { Icon, Menu, onlyRead } from '@etalage/ui-kit/dashboard';
import { dashboardPath, readDashboardPath } from '@etalage/api-contract';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../session/session-context.ts';
import * as styles from './sidebar.css.ts';

/** The current website, with a menu of the member's other websites. */
export function SiteSwitcher() {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { member, website } = useSession();
  const list = `/${readDashboardPath(pathname).path.split('/')[1] ?? ''}`;
  const name = (
    <>
      <span className={styles.monogram} aria-hidden="true">
        {website.name.slice(0, 1).toUpperCase()}
      </span>
      <span className={styles.siteName}>{website.name}</span>
    </>
  );
  if (member.websites.length === 1) return <p className={styles.site}>{name}</p>;
  return (
    <Menu
      trigger={
        <button type="button" className={styles.siteButton}>
          {name}
          <span className={onlyRead}>{t('dashboard_switch_site')}</span>
          <Icon name="switch" size={16} />
        </button>
      }
      entries={member.websites.map(({ id, name: text }) => ({
        text,
        // The list of the same screen, because an item of one website does not exist on another.
        onChoose: () => void navigate(dashboardPath(id, list)),
      }))}
    />
  );
}
