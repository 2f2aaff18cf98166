import type { Menu, MenuItem } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { media } from '@etalage/ui-kit/theme';
import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { usePage } from '../runtime/page-context.ts';
import { classNames, entryColor, EntryFace, MenuLink } from './menu-link.tsx';
import { holdsCurrent } from './is-current.ts';
import { SubmenuItems } from './submenu-items.tsx';
import * as styles from './main-menu.css.ts';

const submenuStyles = {
  link: styles.subLink,
  heading: styles.subHeading,
  leaves: styles.thirdList,
  leaf: styles.thirdLink,
};

interface MainMenuProps {
  menu: Menu;
  /** Class of the text size that an owner chose. */
  fontSize: string;
}

/**
 * The menu beside the logo on desktop. Submenus are native disclosures with one shared name: they open on click and key
 * without JavaScript and only one at a time (NAV-14); a behaviour adds opening on hover (NAV-10, NAV-11).
 */
export function MainMenu({ menu, fontSize }: MainMenuProps) {
  const t = useText();
  const group = useId();
  return (
    <nav
      className={styles.nav}
      aria-label={t('website_menu_label')}
      data-behaviour="main-menu"
      data-media={media.desktop}
    >
      <ul className={`${styles.list} ${fontSize}`}>
        {menu.items.map((item) => (
          <li key={item.id} className={item.column_width === 'fullwidth' ? undefined : styles.item}>
            {item.type === 'submenu_simple' ? (
              <Submenu item={item} group={group} />
            ) : (
              <MenuLink item={item} className={styles.link} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Submenu({ item, group }: { item: MenuItem; group: string }) {
  const { path } = usePage();
  const isWide = item.column_width === 'fullwidth';
  return (
    <details className={styles.submenu} name={group} data-submenu="">
      <summary
        className={`${styles.summary} ${classNames(item.class)}`.trim()}
        data-current={holdsCurrent(item, path) || undefined}
        style={entryColor(item)}
      >
        <EntryFace item={item} />
        <span className={styles.arrow}>
          <Icon name="expand_more" size={16} />
        </span>
      </summary>
      <div className={isWide ? styles.widePanel : styles.panel} data-panel="">
        <ul className={isWide ? styles.columns : styles.subList}>
          <SubmenuItems items={item.items} styles={submenuStyles} />
        </ul>
      </div>
    </details>
  );
}
