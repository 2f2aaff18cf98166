import type { Menu } from '@etalage/site-model';
import { media } from '@etalage/ui-kit/theme';
import { Icon } from '../icon/icon.tsx';
import { MenuEntries, type MenuLook } from './menu-entries.tsx';
import * as styles from './main-menu.css.ts';

const look: MenuLook = {
  list: styles.list,
  link: styles.link,
  submenu: styles.submenu,
  opener: styles.summary,
  panel: { entry: styles.item, panel: styles.panel, list: styles.subList },
  widePanel: { panel: styles.widePanel, list: styles.columns },
  entries: {
    link: styles.subLink,
    heading: styles.subHeading,
    leaves: styles.thirdList,
    leaf: styles.thirdLink,
  },
  after: (
    <span className={styles.arrow}>
      <Icon name="expand_more" size={16} />
    </span>
  ),
};
/** Dropdowns that extend to the left, for a menu at the right edge of the page. */
const endLook: MenuLook = { ...look, panel: { ...look.panel, panel: styles.endPanel } };

interface MainMenuProps {
  menu: Menu;
  /** Name of the menu for screen readers. */
  label: string;
  /** Class of the text size that an owner chose. */
  fontSize?: string | undefined;
  /** Whether the menu is at the right edge of the page. */
  atEnd?: boolean;
  /** Whether it is also there below desktop width, where headers show another menu. */
  always?: boolean;
}

/**
 * The entries of a menu beside each other, with dropdowns: the menu of a header on desktop. A behaviour adds opening on
 * hover (NAV-10, NAV-11).
 */
export function MainMenu({ menu, label, fontSize, atEnd = false, always = false }: MainMenuProps) {
  return (
    <nav
      className={always ? styles.nav : styles.desktopNav}
      aria-label={label}
      data-behaviour="main-menu"
      data-media={always ? undefined : media.desktop}
    >
      <MenuEntries items={menu.items} look={atEnd ? endLook : look} fontSize={fontSize} />
    </nav>
  );
}
