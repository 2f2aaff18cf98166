import { useText } from '@etalage/ui-kit';
import { useFormContext, useWatch } from 'react-hook-form';
import { newDiscount, discountOf, type DiscountForm } from './discount-form-values.ts';
import { periodOf, termsOf, worthOf } from './discount-words.ts';
import * as styles from './discounts.css.ts';

/** What the form says in a few words, while the owner types. */
export function DiscountSummary() {
  const t = useText();
  const { control } = useFormContext<DiscountForm>();
  const form = useWatch({ control }) as DiscountForm;
  const content = discountOf(form, newDiscount);
  const terms = termsOf(content, t);
  const way = content.code === '' ? t('discounts_automatic') : content.code;
  return (
    <ul className={styles.summary} aria-live="polite">
      <li className={styles.summaryWorth}>{worthOf(content, t)}</li>
      <li>{way}</li>
      {terms !== '' && <li>{terms}</li>}
      <li>{periodOf(content, t)}</li>
    </ul>
  );
}
