import { ownValue } from '@etalage/site-model';
import { button, container, useText } from '@etalage/ui-kit';
import { Icon } from '../../icon/icon.tsx';
import { MainMenu } from '../../menu/main-menu.tsx';
import { MobileMenu } from '../../menu/mobile-menu.tsx';
import { placeholderMenu } from '../../menu/placeholder-menu.ts';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { Section } from '../../section-frame/section.tsx';
import { SocialLinks } from '../footers-two/social-links.tsx';
import { ContactLinks } from '../header-one/contact-links.tsx';
import { Logo } from '../header-one/logo.tsx';
import type { doubleMenuHeader } from './double-menu-header.schema.ts';
import { LoginLink, PhoneLink } from './header-links.tsx';
import * as styles from './double-menu-header.css.ts';

/**
 * Header 2 (TPL-20). On desktop a bar with logo, menu, social links and login, and a second bar with two menus (NAV-46 to
 * NAV-49); on small screens login, logo, phone and a button for all menus (NAV-44, NAV-45).
 */
export function DoubleMenuHeader({ data, editable }: BlockProps<typeof doubleMenuHeader>) {
  const t = useText();
  const { menus } = usePage().site;
  const main = ownValue(menus, data.main_menu) ?? placeholderMenu(t);
  const second = ownValue(menus, data.secondary_menu);
  const third = ownValue(menus, data.third_menu);
  const others = [second, third].filter((menu) => menu !== undefined);
  return (
    <Section as="header" data={data} className={styles.header}>
      <div className={`${container} ${styles.bar}`}>
        <LoginLink data={data} className={styles.login} />
        <div className={styles.logo}>
          <Logo data={data} editable={editable} />
        </div>
        <div className={styles.menu}>
          <MainMenu menu={main} label={t('website_menu_label')} />
        </div>
        <div className={styles.aside}>
          <SocialLinks data={data} editable={editable} />
          <div className={styles.contact}>
            <ContactLinks data={data} />
          </div>
          <LoginLink data={data} className={button.primary} />
        </div>
        <div className={styles.tools}>
          <PhoneLink data={data} />
          <MobileMenu menu={main} others={others} hasLabel={false}>
            <ContactLinks data={data} />
            <LoginLink data={data} className={styles.entry} icon={<Icon name="person" />} />
            <SocialLinks data={data} editable={false} />
          </MobileMenu>
        </div>
      </div>
      {others.length > 0 && (
        <div className={styles.second}>
          <div className={`${container} ${styles.secondBar}`}>
            <div>{second && <MainMenu menu={second} label={second.title} fontSize="text-sm" />}</div>
            <div>{third && <MainMenu menu={third} label={third.title} fontSize="text-sm" atEnd />}</div>
          </div>
        </div>
      )}
    </Section>
  );
}
