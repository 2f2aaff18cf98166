import { usePage } from '../../runtime/page-context.ts';
import { shopName } from '../quote/shop-name.ts';
import * as styles from './withdrawal.css.ts';

/** Where goods go back to: the address of the shop. */
export function ReturnAddress() {
  const { site } = usePage();
  const { street, postcode, city } = site.company;
  const lines = [shopName(site), street, `${postcode} ${city}`.trim()].filter(Boolean);
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
