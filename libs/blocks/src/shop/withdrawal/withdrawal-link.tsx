import { WITHDRAWAL_PATH } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import * as styles from './withdrawal-link.css.ts';

/**
 * The way to withdraw from a purchase, below the footer of every page of a shop: it must be prominent and easy to reach all
 * the time (art. 11a Directive 2011/83). Not in the footer itself, so that no owner can leave it out by accident.
 */
export function WithdrawalLink() {
  const t = useText();
  const { webshop } = usePage().site.modules;
  if (!webshop.withdrawal) return null;
  return (
    <div className={styles.strip}>
      <a className={styles.link} href={WITHDRAWAL_PATH} rel="nofollow">
        {t('withdrawal_link')}
      </a>
    </div>
  );
}
