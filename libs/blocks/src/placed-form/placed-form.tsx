import { VisitorForm, type VisitorFormProps } from '@etalage/form-engine/render';
import { useText } from '@etalage/ui-kit';
import { foundIn } from '../runtime/found-in.ts';
import { usePage } from '../runtime/page-context.ts';
import * as styles from './placed-form.css.ts';

/** How a form looks in its place. */
export type FormLook = Pick<VisitorFormProps, 'labelAlign' | 'buttonAlign' | 'buttonKind' | 'editable'>;

/** A form with its place: the block that shows it, or another name on the page. */
export interface FormPlace {
  place: string;
  formId: string;
}

/** The form of a place, if it can be shown, and the id of its use there. */
export function usePlacedForm({ place, formId }: FormPlace) {
  const { connections, feedback } = usePage();
  const form = foundIn(connections.forms, formId);
  const use = `form-${place}`;
  return { form, use, answer: feedback?.form === use ? feedback : undefined };
}

/** The form of a block; without a chosen form the designer shows a message and the site nothing. */
export function PlacedForm({ place, formId, editable, ...look }: FormLook & FormPlace) {
  const t = useText();
  const { path, query } = usePage();
  const { form, use, answer } = usePlacedForm({ place, formId });
  if (!form) return editable ? <p className={styles.placeholder}>{t('form_empty')}</p> : null;
  return (
    <VisitorForm
      {...look}
      form={form}
      use={use}
      action={`${path}${query}`}
      answer={answer}
      editable={editable}
    />
  );
}
