import type { Menu, MenuItem } from '@etalage/site-model';
import { useText, visuallyHidden } from '@etalage/ui-kit';
import { media } from '@etalage/ui-kit/theme';
import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { usePage } from '../runtime/page-context.ts';
import { holdsCurrent } from './is-current.ts';
import { classNames, entryColor, EntryFace, MenuLink } from './menu-link.tsx';
import { SubmenuItems } from './submenu-items.tsx';
import * as styles from './mobile-menu.css.ts';

const submenuStyles = {
  link: styles.link,
  heading: styles.link,
  leaves: styles.third,
  leaf: styles.thirdLink,
};

interface MobileMenuProps {
  menu: Menu;
  /** Whether "Menu openen" and "Menu sluiten" are visible beside the button (NAV-16, NAV-17). */
  hasLabel: boolean;
  /** Under the menu: phone and messages. */
  children: ReactNode;
}

/**
 * The menu on small screens: a button that opens a full screen (NAV-15, NAV-18), with submenus that slide in (NAV-19).
 * It consists of native disclosures, so it works without JavaScript; a behaviour traps the focus and closes on Escape.
 */
export function MobileMenu({ menu, hasLabel, children }: MobileMenuProps) {
  const t = useText();
  const group = useId();
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
        <nav aria-label={t('website_menu_label')}>
          <MobileList items={menu.items} group={group} />
        </nav>
        <div className={styles.contact}>{children}</div>
      </div>
    </details>
  );
}

/** The same menu without a button, always visible (NAV-20). */
export function DirectMobileMenu({ menu }: { menu: Menu }) {
  const t = useText();
  const group = useId();
  return (
    <nav className={styles.direct} aria-label={t('website_menu_label')}>
      <MobileList items={menu.items} group={group} />
    </nav>
  );
}

function MobileList({ items, group }: { items: readonly MenuItem[]; group: string }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          {item.type === 'submenu_simple' ? (
            <SubPanel item={item} group={group} />
          ) : (
            <MenuLink item={item} className={styles.link} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Its button becomes the back button once the panel has slid in. */
function SubPanel({ item, group }: { item: MenuItem; group: string }) {
  const { path } = usePage();
  return (
    <details className={styles.sub} name={group}>
      <summary
        className={`${styles.subToggle} ${classNames(item.class)}`.trim()}
        data-current={holdsCurrent(item, path) || undefined}
        style={entryColor(item)}
      >
        <span className={styles.back}>
          <Icon name="chevron_left" size={22} />
        </span>
        <EntryFace item={item} />
        <span className={styles.forward}>
          <Icon name="chevron_right" size={22} />
        </span>
      </summary>
      <div className={styles.subPanel}>
        <ul className={styles.list}>
          <SubmenuItems items={item.items} styles={submenuStyles} />
        </ul>
      </div>
    </details>
  );
}
