import { useText } from '@etalage/ui-kit';
import { aboveRowLink } from '@etalage/ui-kit/dashboard';
import { box } from '../../../lists/choose-all-bar.css.ts';
import type { ChosenRows } from '../../../lists/use-chosen-rows.ts';
import type { ListedOrder } from '../../../queries/order-queries.ts';
import * as styles from './bulk.css.ts';

interface ChooseBoxProps {
  order: ListedOrder;
  chosen: ChosenRows<ListedOrder>;
}

/** Chooses an order of the list; with Shift all from the one that was pressed before. */
export function ChooseBox({ order, chosen }: ChooseBoxProps) {
  const t = useText();
  return (
    <label className={`${aboveRowLink} ${styles.choose}`}>
      <input
        type="checkbox"
        className={box}
        aria-label={t('orders_choose', { number: order.number })}
        checked={chosen.has(order)}
        onChange={({ target, nativeEvent }) =>
          chosen.choose(order, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
