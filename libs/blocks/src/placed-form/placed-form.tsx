import { VisitorForm, type VisitorFormProps } from '@etalage/form-engine/render';
import type { VisitorForm as Form } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { usePage } from '../runtime/page-context.ts';
import * as styles from './placed-form.css.ts';

type Look = Pick<VisitorFormProps, 'labelAlign' | 'buttonAlign' | 'buttonKind' | 'editable'>;

/** The form that a block refers to, if any, and the id of this instance. */
export function usePlacedForm(blockId: string) {
  const { connections, feedback } = usePage();
  const [form] = (connections[blockId] ?? []) as Form[];
  const use = `form-${blockId}`;
  return { form, use, answer: feedback?.form === use ? feedback : undefined };
}

/** The form of a block; when none is chosen, the designer says so and the site shows nothing. */
export function PlacedForm({ blockId, editable, ...look }: Look & { blockId: string }) {
  const t = useText();
  const { path, query } = usePage();
  const { form, use, answer } = usePlacedForm(blockId);
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
