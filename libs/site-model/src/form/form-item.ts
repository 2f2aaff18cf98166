import type { FormItem, FormItemType, FormOption, FormSettings } from './form.schema.ts';

/**
 * Name of the field that people do not see and robots fill in. It begins with an underscore, which an owner's field may
 * not.
 */
export const trapField = '_website';

/** Name under which an item's value is submitted (FORM-30). */
export function identifierOf({ identifier, key = '' }: Pick<FormItem, 'identifier' | 'key'>): string {
  return identifier || key;
}

/** The caption of an item; `title` when there is no label. */
export function captionOf({ label, title }: Pick<FormItem, 'label' | 'title'>): string {
  return label || title;
}

/** A complete item: an empty one with the given properties set. */
export function newFormItem(item: Partial<FormItem> & { type: FormItemType; identifier: string }): FormItem {
  return {
    id: item.identifier,
    label: '',
    title: '',
    options: [],
    required: '0',
    hide_label: '0',
    default_value: '',
    conditional: [],
    unique_identifier: '',
    trigger_on_enter: '0',
    exclude_from_summary: '0',
    setter: '',
    help: '',
    ...item,
  };
}

/** A choice in the format of the specification. */
export function formChoice(value: string, title: string): FormOption {
  return { attributes: { value, title } };
}

/** Settings of a new form: only the owner's own address is notified. */
export const defaultFormSettings: FormSettings = {
  message: '',
  redirection_url: '',
  mail_to: '',
  mail_subject: '',
  confirm: '0',
  confirm_item: '',
  confirm_subject: '',
  confirm_text: '',
  retention_days: 365,
};
