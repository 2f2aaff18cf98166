import type { ShippingAnswer } from '@etalage/shop-domain';
import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import type { OwnedShippingMethod } from '../../queries/shipping-queries.ts';
import * as styles from './shipping.css.ts';

interface Props {
  answers: readonly ShippingAnswer[];
  methods: readonly OwnedShippingMethod[];
}

/** Each method with its price, or why the customer of the trial cannot choose it. */
export function TrialAnswers({ answers, methods }: Props) {
  const t = useText();
  const on = new Set(methods.filter(({ enabled }) => enabled).map(({ id }) => id));
  const isOffered = ({ id, amount }: ShippingAnswer) => amount !== null && on.has(id);
  if (answers.length === 0) return <p className={styles.soft}>{t('shipping_trial_no_methods')}</p>;
  // Without a method that is on, nobody has to choose one.
  const isStuck = on.size > 0 && !answers.some(isOffered);
  return (
    <>
      {isStuck && <p className={styles.problem}>{t('shipping_trial_nothing')}</p>}
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <Answer key={answer.id} answer={answer} isOn={on.has(answer.id)} />
        ))}
      </ul>
    </>
  );
}

function Answer({ answer, isOn }: { answer: ShippingAnswer; isOn: boolean }) {
  const t = useText();
  const { title, amount, obstacle } = answer;
  const why = isOn ? obstacle && t(`shipping_why_${obstacle}`) : t('shipping_why_off');
  return (
    <li className={styles.answer}>
      <span className={why ? styles.refusedTitle : styles.answerTitle}>
        {title || t('shipping_untitled')}
      </span>
      {!why && amount !== null && (
        <span className={styles.rulePrice}>{amount === 0 ? t('shipping_free') : formatMoney(amount)}</span>
      )}
      {why && <span className={styles.why}>{why}</span>}
    </li>
  );
}
