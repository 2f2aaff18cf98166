import type { CartLine } from '@etalage/shop-domain/schema';
import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { LineOptions } from './line-options.tsx';
import * as styles from './order-lines.css.ts';

export const orderLinesTextKeys = ['webshop_line_times', 'webshop_line_pieces'] as const;

interface OrderLinesProps {
  lines: readonly CartLine[];
  isTaxIncluded: boolean;
}

/** Read-only lines: checkout summary and order page (ORD-13). */
export function OrderLines({ lines, isTaxIncluded }: OrderLinesProps) {
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <div className={styles.text}>
            <p className={styles.title}>{line.title}</p>
            <Quantity line={line} isTaxIncluded={isTaxIncluded} />
            <LineOptions options={line.options} isTaxIncluded={isTaxIncluded} />
          </div>
          <p className={styles.total}>{formatMoney(totalOf(line, isTaxIncluded))}</p>
        </li>
      ))}
    </ul>
  );
}

/**
 * The quantity with the price of one piece. VAT is taken out of the whole cart at once, so a price of one piece without
 * VAT is rounded; where it does not multiply to the total of the line, only the quantity is shown.
 */
function Quantity({ line, isTaxIncluded }: { line: CartLine; isTaxIncluded: boolean }) {
  const t = useText();
  const { quantity } = line;
  const unit = isTaxIncluded ? line.price_incl_tax : line.price_excl_tax;
  const multiplies = unit * quantity === totalOf(line, isTaxIncluded);
  const text = multiplies
    ? t('webshop_line_times', { quantity, price: formatMoney(unit) })
    : t('webshop_line_pieces', { quantity });
  return <p className={styles.quantity}>{text}</p>;
}

function totalOf(line: CartLine, isTaxIncluded: boolean): number {
  return isTaxIncluded ? line.total_price_incl_tax : line.total_price_excl_tax;
}
