import { ownValue } from '@etalage/site-model';
import { container, useText } from '@etalage/ui-kit';
import { MenuLink } from '../../menu/menu-link.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { Section } from '../../section-frame/section.tsx';
import { CompanyDetails, hasDetails } from './company-details.tsx';
import { CopyrightText } from './copyright-text.tsx';
import type { footersTwo } from './footers-two.schema.ts';
import { SocialLinks } from './social-links.tsx';
import * as styles from './footers-two.css.ts';

/** The footer (TPL-27): seller, content, menu; below it the copyright line beside the social icons (SEC-29). */
export function FootersTwo({ data, slots, editable }: BlockProps<typeof footersTwo>) {
  const t = useText();
  const { site } = usePage();
  const menu = ownValue(site.menus, data.footer_menu);
  return (
    <Section as="div" data={data} className={styles.footer}>
      <div className={`${container} ${styles.columns}`}>
        <div className={styles.about}>
          <p className={styles.name}>{site.name}</p>
          {slots['content']}
        </div>
        {menu && (
          <nav aria-label={t('website_footer_menu_label')}>
            <h2 className={styles.heading}>{t('website_footer_pages_heading')}</h2>
            <ul className={styles.list}>
              {menu.items.map((item) => (
                <li key={item.id}>
                  <MenuLink item={item} className={styles.link} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        {hasDetails(site.company, data.whatsappnumber) && (
          <div>
            <h2 className={styles.heading}>{t('website_footer_contact_heading')}</h2>
            <CompanyDetails whatsapp={data.whatsappnumber} />
          </div>
        )}
      </div>
      <div className={`${container} ${styles.bottom}`}>
        <CopyrightText html={data.copyright} className={styles.copyright} />
        <SocialLinks data={data} editable={editable} />
      </div>
    </Section>
  );
}
