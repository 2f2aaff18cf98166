import { ACCESSIBILITY_PATH } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import * as styles from '../withdrawal/withdrawal-link.css.ts';

/** The way to the page about accessibility, below the footer of every page of a website that has one. */
export function AccessibilityLink() {
  const t = useText();
  const { accessibility } = usePage().site.modules.webshop;
  if (!accessibility) return null;
  return (
    <div className={styles.strip}>
      <a className={styles.link} href={ACCESSIBILITY_PATH}>
        {t('accessibility_link')}
      </a>
    </div>
  );
}
