import type { Explanation } from '@etalage/shop-domain/schema';
import { useText } from '@etalage/ui-kit';
import * as styles from './amount-explanation.css.ts';
import * as explained from './explanation.css.ts';
import { ExplanationStep } from './explanation-step.tsx';

interface AmountExplanationProps {
  parts: Explanation;
  /** Whether its cart can change while the page stands: it is then read again. */
  follows?: boolean;
}

/** "Uitleg bedrag": every step to the amount payable, as the server computed it; drawn by the server alone. */
export function AmountExplanation({ parts, follows = false }: AmountExplanationProps) {
  const t = useText();
  return (
    <details className={explained.explanation} data-behaviour={follows ? 'amount-explanation' : undefined}>
      <summary className={explained.summary}>{t('webshop_price_explain')}</summary>
      {/* A link to it opens it. */}
      <div id="uitleg-bedrag" className={styles.parts} data-explanation="">
        {parts.map(({ heading, steps }, at) => (
          <section key={at}>
            <h3 className={styles.heading}>{heading}</h3>
            <ol className={explained.steps}>
              {steps.map((step, index) => (
                <li key={index} className={isLast(parts, at, index) ? explained.outcome : undefined}>
                  <ExplanationStep text={step} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </details>
  );
}

const isLast = (parts: Explanation, at: number, step: number): boolean =>
  at === parts.length - 1 && step === (parts[at]?.steps.length ?? 0) - 1;
