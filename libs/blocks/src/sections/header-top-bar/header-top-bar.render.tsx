import { cssColor, ownValue } from '@etalage/site-model';
import { container, useText } from '@etalage/ui-kit';
import { MenuLink } from '../../menu/menu-link.tsx';
import { placeholderTopMenu } from '../../menu/placeholder-menu.ts';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { Section } from '../../section-frame/section.tsx';
import type { headerTopBar } from './header-top-bar.schema.ts';
import * as styles from './header-top-bar.css.ts';

/**
 * The top menu bar (TPL-24): the plain entries of a menu (NAV-51), or a placeholder until one is chosen (NAV-53). It is not
 * the header of the page, which stands under it.
 */
export function HeaderTopBar({ data }: BlockProps<typeof headerTopBar>) {
  const t = useText();
  const { menus } = usePage().site;
  const { items } = ownValue(menus, data.header_top_menu_menu) ?? placeholderTopMenu(t);
  const color = cssColor(data.section_border_color);
  return (
    <Section as="div" data={data}>
      <div className={styles.bar} style={color ? { borderBottomColor: color } : undefined}>
        <nav className={container} aria-label={t('website_top_menu_label')}>
          <ul className={styles.list}>
            {items
              .filter(({ type }) => type === 'default')
              .map((item) => (
                <li key={item.id} className={styles.item}>
                  <MenuLink item={item} className={styles.link} />
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </Section>
  );
}
