import { refundable, type RefundRemainder, type RefundSplit } from '@etalage/shop-domain';
import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { vatName, type wordsOf } from './refund-words.ts';
import * as styles from './refund.css.ts';

interface Props {
  refund: RefundSplit;
  remainder: RefundRemainder;
  words: ReturnType<typeof wordsOf>;
}

/** What the buyer gets or need not pay, the VAT in it, and what is left afterwards; follows what is typed. */
export function RefundSummary({ refund, remainder, words }: Props) {
  const t = useText();
  return (
    <dl className={styles.summary} aria-live="polite">
      <div className={styles.grand}>
        <dt>{t(words.sum)}</dt>
        <dd>{formatMoney(refund.amount)}</dd>
      </div>
      {refund.rates.map(({ vat, gross, tax }) => (
        <div key={vat} className={styles.lesser}>
          <dt>{t('refund_of_rate', { amount: formatMoney(gross), vat: vatName(vat, t) })}</dt>
          <dd>{formatMoney(tax)}</dd>
        </div>
      ))}
      <div className={styles.lesser}>
        <dt>{t(words.left)}</dt>
        <dd>{formatMoney(refundable(remainder) - refund.amount)}</dd>
      </div>
    </dl>
  );
}
