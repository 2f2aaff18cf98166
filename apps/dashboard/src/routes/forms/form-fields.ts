import type { FieldDefinition } from '@etalage/form-engine/schema';
import { questionLayouts, type NamedQuestion } from './question-layouts.ts';

/** The questions of a form: its items and the text of its button. */
export function questionFields(questions: readonly NamedQuestion[]): readonly FieldDefinition[] {
  return [
    { type: 'text', key: 'title', title: 'forms_field_title', help: 'forms_field_title_hint' },
    {
      type: 'flexible',
      key: 'items',
      title: 'forms_items',
      layouts: questionLayouts(questions),
      config: { open_new_item: true, should_row_clickable: true },
    },
    { type: 'text', key: 'submit_title', title: 'forms_submit_title' },
    { type: 'boolean', key: 'summary', title: 'forms_summary', help: 'forms_summary_hint' },
  ];
}

const confirmed = [{ name: 'confirm', operator: '==' as const, value: '1' }];
const retentions = ['30', '90', '180', '365', '730', '0'] as const;

/** What happens after a form is sent; `addresses` are the questions for an e-mail address. */
export function settingFields(addresses: readonly NamedQuestion[]): readonly FieldDefinition[] {
  return [
    {
      type: 'textarea',
      key: 'message',
      title: 'forms_message',
      help: 'forms_message_hint',
      settings: { rows: 3 },
    },
    { type: 'text', key: 'redirection_url', title: 'forms_redirection', help: 'forms_redirection_hint' },
    { type: 'text', key: 'mail_to', title: 'forms_mail_to', help: 'forms_mail_to_hint' },
    { type: 'text', key: 'mail_subject', title: 'forms_mail_subject' },
    {
      type: 'dashboard_nuxt_link',
      url_pre_html: 'forms_submissions_line',
      url_label: 'dashboard_nav_submissions',
      url_post_html: '.',
      settings: { route: '/inzendingen' },
    },
    { type: 'boolean', key: 'confirm', title: 'forms_confirm' },
    {
      type: 'select',
      key: 'confirm_item',
      title: 'forms_confirm_item',
      options: addresses.map((one) => ({ value: one.identifier, label: one.label })),
      conditional: confirmed,
    },
    { type: 'text', key: 'confirm_subject', title: 'forms_confirm_subject', conditional: confirmed },
    {
      type: 'textarea',
      key: 'confirm_text',
      title: 'forms_confirm_text',
      help: 'forms_confirm_text_hint',
      settings: { rows: 4 },
      conditional: confirmed,
    },
    {
      type: 'select',
      key: 'retention_days',
      title: 'forms_retention',
      help: 'forms_retention_hint',
      options: retentions.map((value) => ({ value, label: `forms_retention_${value}` as const })),
    },
  ];
}
