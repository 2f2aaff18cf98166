import type { Menu, MenuItem } from '@etalage/site-model';
import { useId, type ReactNode } from 'react';
import { usePage } from '../runtime/page-context.ts';
import { holdsCurrent } from './is-current.ts';
import { classNames, entryColor, EntryFace, MenuLink } from './menu-link.tsx';
import { SubmenuItems, type SubmenuStyles } from './submenu-items.tsx';

/** How the panel of a submenu looks: its place, the list in it and its entry of the menu. */
interface PanelLook {
  entry?: string;
  panel: string;
  list: string;
}

/** The classes with which a menu is shown, and the icons in the openers of its submenus. */
export interface MenuLook {
  list: string;
  link: string;
  submenu: string;
  opener: string;
  panel: PanelLook;
  /** Panel of an entry whose submenu is as wide as the header (NAV-35); like the others without it. */
  widePanel?: PanelLook;
  /** Entries of a panel. */
  entries: SubmenuStyles;
  before?: ReactNode;
  after?: ReactNode;
}

interface MenuEntriesProps {
  items: Menu['items'];
  look: MenuLook;
  /** Class of the text size that an owner chose. */
  fontSize?: string | undefined;
}

/**
 * The entries of a menu with their submenus. Submenus are native disclosures with one shared name: they open on click and
 * key without JavaScript, and only one at a time (NAV-14).
 */
export function MenuEntries({ items, look, fontSize = '' }: MenuEntriesProps) {
  const group = useId();
  return (
    <ul className={`${look.list} ${fontSize}`.trim()}>
      {items.map((item) => {
        const panel = item.column_width === 'fullwidth' ? (look.widePanel ?? look.panel) : look.panel;
        return (
          <li key={item.id} className={panel.entry}>
            {item.type === 'submenu_simple' ? (
              <Submenu item={item} group={group} look={look} panel={panel} />
            ) : (
              <MenuLink item={item} className={look.link} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface SubmenuProps {
  item: MenuItem;
  group: string;
  look: MenuLook;
  panel: PanelLook;
}

function Submenu({ item, group, look, panel }: SubmenuProps) {
  const { path } = usePage();
  return (
    <details className={look.submenu} name={group} data-submenu="">
      <summary
        className={`${look.opener} ${classNames(item.class)}`.trim()}
        data-current={holdsCurrent(item, path) || undefined}
        style={entryColor(item)}
      >
        {look.before}
        <EntryFace item={item} />
        {look.after}
      </summary>
      <div className={panel.panel} data-panel="">
        <ul className={panel.list}>
          <SubmenuItems items={item.items} styles={look.entries} />
        </ul>
      </div>
    </details>
  );
}
