import { ownValue } from '@etalage/site-model';
import { container, useText } from '@etalage/ui-kit';
import type { ReactNode } from 'react';
import { DirectMobileMenu, MobileMenu } from '../../menu/mobile-menu.tsx';
import { MainMenu } from '../../menu/main-menu.tsx';
import { placeholderMenu } from '../../menu/placeholder-menu.ts';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { Section } from '../../section-frame/section.tsx';
import { CartLink } from './cart-link.tsx';
import { ContactLinks } from './contact-links.tsx';
import * as styles from './header-bar.css.ts';
import type { headerOne } from './header-one.schema.ts';
import { Logo } from './logo.tsx';

type HeaderData = BlockProps<typeof headerOne>['data'];

interface HeaderBarProps {
  data: HeaderData;
  slots: Record<string, ReactNode>;
  editable: boolean;
  /** The search box, in the variant with search. */
  search?: ReactNode;
}

/**
 * Header 1 and its variants: logo, menu, phone, messages, cart; on small screens a button with a full-screen menu.
 */
export function HeaderBar({ data, slots, editable, search }: HeaderBarProps) {
  const t = useText();
  const { site } = usePage();
  const menu = ownValue(site.menus, data.main_menu_menu) ?? placeholderMenu(t);
  const isFixed = data.fixed_element && !editable;
  return (
    <Section as="header" data={data} className={styles.header}>
      <div className={styles.bar} {...(isFixed && { 'data-behaviour': 'fixed-header' })}>
        <div
          className={`${container} ${styles.inner}`}
          data-menu={data.menu_position}
          data-menu-mobile={data.menu_position_mobiel}
          data-menu-shown={data.mobile_showmenudirectly ? '' : undefined}
          data-search={search ? '' : undefined}
        >
          <div className={data.mobile_fullwidth_logo ? styles.wideLogo : styles.logo}>
            <Logo data={data} editable={editable} />
          </div>
          {data.show_text_header && <div className={styles.text}>{slots['block1']}</div>}
          <div className={styles.menu}>
            <MainMenu menu={menu} label={t('website_menu_label')} fontSize={data.menu_fontsize} />
          </div>
          {search && <div className={styles.search}>{search}</div>}
          <div className={styles.tools}>
            <div className={styles.contact}>
              <ContactLinks data={data} />
            </div>
            <CartLink />
          </div>
          {!data.mobile_showmenudirectly && (
            <div className={styles.toggle}>
              {data.show_content_next_to_mobile_button && (
                <div className={styles.nextToButton}>{slots['mobile_next_to_icon']}</div>
              )}
              <MobileMenu menu={menu} hasLabel={data.mobile_menulabel}>
                <ContactLinks data={data} />
              </MobileMenu>
            </div>
          )}
          {data.mobile_showmenudirectly && <DirectMobileMenu menu={menu} />}
        </div>
      </div>
    </Section>
  );
}
