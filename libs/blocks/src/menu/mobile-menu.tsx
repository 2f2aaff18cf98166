import type { Menu } from '@etalage/site-model';
import { useText, visuallyHidden } from '@etalage/ui-kit';
import { media } from '@etalage/ui-kit/theme';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { MenuEntries, type MenuLook } from './menu-entries.tsx';
import * as styles from './mobile-menu.css.ts';

const look: MenuLook = {
  list: styles.list,
  link: styles.link,
  submenu: styles.sub,
  opener: styles.subToggle,
  panel: { panel: styles.subPanel, list: styles.list },
  entries: { link: styles.link, heading: styles.link, leaves: styles.third, leaf: styles.thirdLink },
  // The opener becomes the back button once the panel has slid in.
  before: (
    <span className={styles.back}>
      <Icon name="chevron_left" size={22} />
    </span>
  ),
  after: (
    <span className={styles.forward}>
      <Icon name="chevron_right" size={22} />
    </span>
  ),
};

interface MobileMenuProps {
  menu: Menu;
  /** Smaller menus under it. */
  others?: readonly Menu[];
  /** Whether "Menu openen" and "Menu sluiten" are visible beside the button (NAV-16, NAV-17). */
  hasLabel: boolean;
  /** Under the menu: phone and messages. */
  children: ReactNode;
}

/**
 * The menu on small screens: a button that opens a full screen (NAV-15, NAV-18), with submenus that slide in (NAV-19).
 * It consists of native disclosures, so it works without JavaScript; a behaviour traps the focus and closes on Escape, and
 * keeps the state of the screen, `hidden` or `active` (NAV-45).
 */
export function MobileMenu({ menu, others = [], hasLabel, children }: MobileMenuProps) {
  const t = useText();
  const label = hasLabel ? styles.label : visuallyHidden;
  return (
    <details className={styles.menu} data-behaviour="mobile-menu" data-media={media.belowDesktop}>
      <summary className={styles.toggle}>
        <span className={styles.whenClosed}>
          <Icon name="menu" size={26} />
          <span className={label}>{t('website_menu_open')}</span>
        </span>
        <span className={styles.whenOpen}>
          <Icon name="close" size={26} />
          <span className={label}>{t('website_menu_close')}</span>
        </span>
      </summary>
      <div className={styles.screen}>
        <div>
          <nav aria-label={t('website_menu_label')}>
            <MenuEntries items={menu.items} look={look} />
          </nav>
          {others.map((other, index) => (
            // One menu may be chosen twice.
            <nav key={`${index}-${other.id}`} className={styles.other} aria-label={other.title}>
              <MenuEntries items={other.items} look={look} />
            </nav>
          ))}
        </div>
        <div className={styles.contact}>{children}</div>
      </div>
    </details>
  );
}

/** The same menu without a button, always visible (NAV-20). */
export function DirectMobileMenu({ menu }: { menu: Menu }) {
  const t = useText();
  return (
    <nav className={styles.direct} aria-label={t('website_menu_label')}>
      <MenuEntries items={menu.items} look={look} />
    </nav>
  );
}
