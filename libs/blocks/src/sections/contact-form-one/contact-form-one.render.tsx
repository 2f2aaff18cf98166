import { container } from '@etalage/ui-kit';
import { PlacedForm } from '../../placed-form/placed-form.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import { Section } from '../../section-frame/section.tsx';
import type { contactFormOne } from './contact-form-one.schema.ts';
import * as styles from './contact-form-one.css.ts';

/** Content with a form beside it (SEC-60). */
export function ContactFormOne({ id, data, slots, editable }: BlockProps<typeof contactFormOne>) {
  return (
    <Section data={data}>
      <div className={`${container} ${styles.columns}`}>
        <div className={styles.content}>{slots['content']}</div>
        <div className={styles.form}>
          <PlacedForm place={id} formId={data.form} editable={editable} />
        </div>
      </div>
    </Section>
  );
}
