import type { CartLine } from '@etalage/shop-domain/schema';
import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { LineOptions } from './line-options.tsx';
import * as styles from './order-lines.css.ts';

export const orderLinesTextKeys = ['webshop_line_times'] as const;

interface OrderLinesProps {
  lines: readonly CartLine[];
  isTaxIncluded: boolean;
}

/** Read-only lines: checkout summary and order page (ORD-13). */
export function OrderLines({ lines, isTaxIncluded }: OrderLinesProps) {
  const t = useText();
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <div className={styles.text}>
            <p className={styles.title}>{line.title}</p>
            <p className={styles.quantity}>
              {t('webshop_line_times', {
                quantity: line.quantity,
                price: formatMoney(isTaxIncluded ? line.price_incl_tax : line.price_excl_tax),
              })}
            </p>
            <LineOptions options={line.options} isTaxIncluded={isTaxIncluded} />
          </div>
          <p className={styles.total}>
            {formatMoney(isTaxIncluded ? line.total_price_incl_tax : line.total_price_excl_tax)}
          </p>
        </li>
      ))}
    </ul>
  );
}
