import { useText } from '@etalage/ui-kit';
import { useId } from 'react';
import type { FormAnswer } from './form-answer.ts';
import * as styles from './visitor-form.css.ts';

/** The answers, for a last check before they are sent (FORM-20); filled by a script, or by the server without one. */
export function SummaryPart({ lines }: { lines: FormAnswer['summary'] }) {
  const t = useText();
  const id = useId();
  return (
    <section className={styles.summary} aria-labelledby={id} data-summary="" hidden={!lines}>
      <h3 className={styles.summaryHeading} id={id} tabIndex={-1}>
        {t('form_summary_heading')}
      </h3>
      <dl className={styles.answers}>
        {lines?.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
