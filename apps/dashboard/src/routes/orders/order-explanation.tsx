import { useText } from '@etalage/ui-kit';
import type { OwnerOrder } from '../../queries/order-queries.ts';
import * as styles from './orders.css.ts';

/** "Uitleg bedrag": the steps to the amount payable, as they were computed when the order was placed. */
export function OrderExplanation({ order: { explanation } }: { order: OwnerOrder }) {
  const t = useText();
  if (explanation.length === 0) return null;
  return (
    <details className={styles.explanation}>
      <summary className={styles.explanationHead}>{t('order_explanation')}</summary>
      <ol className={styles.steps}>
        {explanation.map((step, index) => (
          <li key={index}>{step}</li>
        ))}
      </ol>
    </details>
  );
}
