import { container } from '@etalage/ui-kit';
import { PlacedForm, usePlacedForm } from '../../placed-form/placed-form.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { Section } from '../../section-frame/section.tsx';
import { CompanyDetails } from '../footers-two/company-details.tsx';
import type { contactFormOne } from './contact-form-one.schema.ts';
import * as styles from './contact-form-one.css.ts';

/** Content with a form beside it (SEC-60); until a form can be shown there are the details of the company. */
export function ContactFormOne({ id, data, slots, editable }: BlockProps<typeof contactFormOne>) {
  const { company } = usePage().site;
  const { form } = usePlacedForm({ place: id, formId: data.form });
  const hasDetails = !form && (company.phone !== '' || company.email !== '');
  return (
    <Section data={data}>
      <div className={`${container} ${styles.columns}`}>
        <div className={styles.content}>{slots['content']}</div>
        <div className={styles.form}>
          <PlacedForm place={id} formId={data.form} editable={editable} />
          {hasDetails && (
            <div className={styles.details}>
              <CompanyDetails whatsapp="" />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
