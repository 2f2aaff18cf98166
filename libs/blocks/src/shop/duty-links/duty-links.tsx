import { ACCESSIBILITY_PATH, WITHDRAWAL_PATH } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import * as styles from './duty-links.css.ts';

/**
 * The ways to withdraw from a purchase and to the page about accessibility, below the footer of every page that has them: to
 * withdraw must be prominent and easy to reach all the time (art. 11a Directive 2011/83). Not in the footer itself, so that no
 * owner can leave it out by accident.
 */
export function DutyLinks() {
  const t = useText();
  const { withdrawal, accessibility } = usePage().site.modules.webshop;
  if (!withdrawal && !accessibility) return null;
  return (
    <div className={styles.strip}>
      {withdrawal && (
        <a className={styles.link} href={WITHDRAWAL_PATH} rel="nofollow">
          {t('withdrawal_link')}
        </a>
      )}
      {accessibility && (
        <a className={styles.link} href={ACCESSIBILITY_PATH}>
          {t('accessibility_link')}
        </a>
      )}
    </div>
  );
}
