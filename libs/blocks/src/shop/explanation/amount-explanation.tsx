import type { Explanation } from '@etalage/shop-domain/schema';
import { useText } from '@etalage/ui-kit';
import * as styles from './amount-explanation.css.ts';
import './explanation.css.ts';

interface AmountExplanationProps {
  parts: Explanation;
  /** Whether its cart can change while the page stands: it is then read again. */
  follows?: boolean;
}

/** "Uitleg bedrag": every step to the amount payable, as the server computed it; drawn by the server alone. */
export function AmountExplanation({ parts, follows = false }: AmountExplanationProps) {
  const t = useText();
  return (
    <details data-steps="" data-behaviour={follows ? 'amount-explanation' : undefined}>
      <summary>{t('webshop_price_explain')}</summary>
      {/* A link to it opens it. */}
      <div id="uitleg-bedrag" className={styles.parts} data-explanation="">
        {parts.map(({ heading, steps }, at) => (
          <section key={at}>
            <h3 className={styles.heading}>{heading}</h3>
            <ol>
              {steps.map((step, index) => (
                <li key={index} data-outcome={isLast(parts, at, index) || undefined}>
                  <Step text={step} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </details>
  );
}

/** A step is a sentence: an amount at its end stands apart, and is read in place. */
function Step({ text }: { text: string }) {
  const [words, amount] = text.split(/(?=€[^ ]*$)/);
  return amount ? (
    <>
      {words}
      <span>{amount}</span>
    </>
  ) : (
    words
  );
}

const isLast = (parts: Explanation, at: number, step: number): boolean =>
  at === parts.length - 1 && step === (parts[at]?.steps.length ?? 0) - 1;
