import type { Menu } from '@etalage/site-model';
import { Icon } from '../icon/icon.tsx';
import { MenuEntries, type MenuLook } from './menu-entries.tsx';
import * as styles from './column-menu.css.ts';

const look: MenuLook = {
  list: styles.list,
  link: styles.link,
  submenu: styles.submenu,
  opener: styles.opener,
  panel: { panel: styles.panel, list: styles.subList },
  entries: {
    link: styles.subLink,
    heading: styles.subLink,
    leaves: styles.thirdList,
    leaf: styles.thirdLink,
  },
  after: (
    <span className={styles.arrow}>
      <Icon name="expand_more" size={16} />
    </span>
  ),
};

/** The entries of a menu below each other. A submenu opens under its entry, on a press: on hover the rest would move. */
export function ColumnMenu({ menu, label }: { menu: Menu; label: string }) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <MenuEntries items={menu.items} look={look} />
    </nav>
  );
}
