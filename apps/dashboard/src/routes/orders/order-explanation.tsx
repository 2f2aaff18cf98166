import { useText } from '@etalage/ui-kit';
import type { OwnerOrder } from '../../queries/order-queries.ts';
import * as styles from './orders.css.ts';

/** "Uitleg bedrag": the steps to the amount payable, as they were computed when the order was placed. */
export function OrderExplanation({ order: { explanation } }: { order: OwnerOrder }) {
  const t = useText();
  if (!explanation) return null;
  return (
    <details className={styles.explanation}>
      <summary className={styles.explanationHead}>{t('order_explanation')}</summary>
      {explanation.map(({ heading, steps }, at) => (
        <section key={at} className={styles.explained}>
          <h3 className={styles.explainedName}>{heading}</h3>
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <li key={index}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
    </details>
  );
}
