import { useText, visuallyHidden } from '@etalage/ui-kit';
import type { IconName } from '../../icon/icon-paths.table.ts';
import { Icon } from '../../icon/icon.tsx';
import * as styles from './social-links.css.ts';

const services = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
  ['twitter', 'Twitter'],
  ['youtube', 'YouTube'],
  ['github', 'GitHub'],
] as const satisfies readonly (readonly [IconName, string])[];

/** Stored social links by the name of their field; a section may have fields for some of the services. */
type SocialLinksData = Partial<Record<`${(typeof services)[number][0]}_link`, string>>;

/**
 * Icons of the services that are filled in, in a new tab (SEC-25, SEC-26). An empty link or the default `#` shows no
 * icon on the live site and a muted one in the editor (SEC-28).
 */
export function SocialLinks({ data, editable }: { data: SocialLinksData; editable: boolean }) {
  const t = useText();
  const shown = services.flatMap(([name, title]) => {
    const link = data[`${name}_link`];
    return link !== undefined && (editable || isFilled(link)) ? [{ name, title, link }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('website_footer_social_label')}>
      {shown.map(({ name, title, link }) => (
        <li key={name}>
          <a
            className={isFilled(link) ? styles.link : `${styles.link} ${styles.muted}`}
            href={link || '#'}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name={name} size={22} />
            <span className={visuallyHidden}>
              {title} {t('website_new_tab')}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function isFilled(link: string): boolean {
  return link !== '' && link !== '#';
}
