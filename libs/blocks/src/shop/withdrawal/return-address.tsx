import { returnLines } from '@etalage/shop-domain';
import { usePage } from '../../runtime/page-context.ts';
import { shopName } from '../quote/shop-name.ts';
import * as styles from './withdrawal.css.ts';

/** Where goods go back to: the address for it, or that of the company. */
export function ReturnAddress() {
  const { site } = usePage();
  const { street, postcode, city } = site.company;
  const { returns } = site.modules.webshop;
  const own = returns ? returnLines(returns) : [];
  const company = [shopName(site), street, `${postcode} ${city}`.trim()].filter(Boolean);
  const lines = own.length > 0 ? own : company;
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
