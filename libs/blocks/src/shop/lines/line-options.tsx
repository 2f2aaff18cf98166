import type { CartLine } from '@etalage/shop-domain/schema';
import { formatSignedMoney } from '@etalage/texts/format';
import * as styles from './line-options.css.ts';

interface LineOptionsProps {
  options: CartLine['options'];
  isTaxIncluded: boolean;
}

/** The chosen options of a line with their prices (PROD-42); free ones show no amount. */
export function LineOptions({ options, isTaxIncluded }: LineOptionsProps) {
  if (options.length === 0) return null;
  return (
    <ul className={styles.list}>
      {options.map(({ key, title, value, amount }) => {
        const cents = amount ? (isTaxIncluded ? amount.incl_tax : amount.excl_tax) : 0;
        return (
          <li key={key}>
            {value === '' ? title : `${title}: ${value}`}
            {cents !== 0 && <span className={styles.amount}> {formatSignedMoney(cents)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
