import { type FormItem, newFormItem } from '@etalage/site-model';
import type { Translate } from '@etalage/texts';

/** The questions of a new form: name, e-mail address and message. */
export function defaultQuestions(t: Translate): FormItem[] {
  return [
    newFormItem({ type: 'text', identifier: 'naam', label: t('forms_first_name'), required: '1' }),
    newFormItem({ type: 'email', identifier: 'email', label: t('forms_first_email'), required: '1' }),
    newFormItem({ type: 'textarea', identifier: 'bericht', label: t('forms_first_message'), required: '1' }),
  ];
}
