import type { MenuItem } from '@etalage/site-model';
import { MenuLink } from './menu-link.tsx';

/** Classes of a link, of a link with links below it, of the list of those and of each of those. */
export interface SubmenuStyles {
  link: string;
  heading: string;
  leaves: string;
  leaf: string;
}

interface SubmenuItemsProps {
  items: MenuItem['items'];
  styles: SubmenuStyles;
}

/** The entries of a submenu, each with the entries of the third level below it. */
export function SubmenuItems({ items, styles }: SubmenuItemsProps) {
  return items.map((item) => (
    <li key={item.id}>
      <MenuLink item={item} className={item.items.length > 0 ? styles.heading : styles.link} />
      {item.items.length > 0 && (
        <ul className={styles.leaves}>
          {item.items.map((leaf) => (
            <li key={leaf.id}>
              <MenuLink item={leaf} className={styles.leaf} />
            </li>
          ))}
        </ul>
      )}
    </li>
  ));
}
