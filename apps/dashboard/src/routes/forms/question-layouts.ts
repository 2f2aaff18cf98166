import { formItemTypes, maxChoices, type FormItemType } from '@etalage/site-model/schema';
import type { FieldDefinition, FieldOf, LayoutDefinition } from '@etalage/form-engine/schema';
import type { TextKey } from '@etalage/texts';
import { importChoices } from './import-choices.ts';

/** A question that others may depend on. */
export interface NamedQuestion {
  readonly identifier: string;
  readonly label: string;
}

const titles: Record<FormItemType, TextKey> = {
  text: 'forms_type_text',
  email: 'forms_type_email',
  tel: 'forms_type_tel',
  number: 'forms_type_number',
  password: 'forms_type_password',
  file: 'forms_type_file',
  date: 'forms_type_date',
  time: 'forms_type_time',
  textarea: 'forms_type_textarea',
  select: 'forms_type_select',
  checkbox: 'forms_type_checkbox',
  radio: 'forms_type_radio',
  hidden: 'forms_type_hidden',
  title: 'forms_type_title',
  description: 'forms_type_description',
};

const label: FieldOf<'text'> = { type: 'text', key: 'label', title: 'forms_item_label' };
const help: FieldOf<'textarea'> = {
  type: 'textarea',
  key: 'help',
  title: 'forms_item_help',
  help: 'forms_item_help_hint',
  settings: { rows: 2 },
};
const required: FieldDefinition = { type: 'boolean', key: 'required', title: 'forms_item_required' };
const choiceFields: readonly FieldOf<'text'>[] = [
  { type: 'text', key: 'title', title: 'forms_option_title' },
  { type: 'text', key: 'value', title: 'forms_option_value', help: 'forms_option_value_hint' },
];
const choices: FieldDefinition = {
  type: 'flexible',
  key: 'options',
  title: 'forms_item_options',
  layouts: [
    {
      layout: 'option',
      title: 'forms_option',
      dynamic_title: 'title',
      fields: choiceFields,
    },
  ],
  config: { open_new_item: true, should_row_clickable: true },
};
/** Long lists are usually imported instead of typed. */
const importer: FieldDefinition = {
  type: 'importer_table',
  key: 'imported',
  title: 'forms_options_import_rows',
  settings: { max: maxChoices, fill: importChoices },
  form: choiceFields.map((field) => ({ ...field, settings: { required: field.key === 'title' } })),
};
const imports: FieldDefinition = {
  type: 'dashboard_accordion',
  closeOnSelfClick: true,
  innerItems: [{ title: 'forms_options_import', innerFields: [importer] }],
};
const setters = ['trim', 'lowercase', 'uppercase', 'slug', 'postcode'] as const;

const identifier: FieldDefinition = {
  type: 'text',
  key: 'identifier',
  title: 'forms_item_identifier',
  help: 'forms_item_identifier_hint',
};
const startValue: FieldDefinition = { type: 'text', key: 'default_value', title: 'forms_item_default' };
const more: readonly FieldDefinition[] = [
  identifier,
  startValue,
  {
    type: 'select',
    key: 'setter',
    title: 'forms_item_setter',
    options: [
      { value: '', label: 'forms_setter_none' },
      ...setters.map((value) => ({ value, label: `forms_setter_${value}` as const })),
    ],
  },
  {
    type: 'boolean',
    key: 'hide_label',
    title: 'forms_item_hide_label',
  },
  { type: 'boolean', key: 'exclude_from_summary', title: 'forms_item_exclude' },
  { type: 'boolean', key: 'trigger_on_enter', title: 'forms_item_enter' },
];

/** The condition for showing an item: any of these answers is enough (FORM-11). */
function conditions(questions: readonly NamedQuestion[]): FieldDefinition {
  return {
    type: 'flexible',
    key: 'conditional',
    title: 'forms_item_conditional',
    help: 'forms_item_conditional_hint',
    layouts: [
      {
        layout: 'rule',
        title: 'forms_rule',
        fields: [
          {
            type: 'select',
            key: 'name',
            title: 'forms_rule_name',
            options: questions.map((one) => ({ value: one.identifier, label: one.label })),
          },
          { type: 'text', key: 'value', title: 'forms_rule_value', help: 'forms_rule_value_hint' },
        ],
      },
    ],
    config: { open_new_item: true, should_row_clickable: true, disable_drag: true },
  };
}

function fieldsOf(type: FormItemType, questions: readonly NamedQuestion[]): readonly FieldDefinition[] {
  const rules = conditions(questions);
  switch (type) {
    case 'title':
      return [{ ...label, key: 'title', title: 'forms_item_heading' }, help, rules];
    case 'description':
      return [{ ...help, title: 'forms_item_text', help: '', settings: { rows: 4 } }, rules];
    case 'hidden':
      return [label, startValue, identifier];
    default: {
      const hasChoices = type === 'select' || type === 'radio' || type === 'checkbox';
      return [
        label,
        ...(hasChoices ? [choices, imports] : []),
        help,
        required,
        {
          type: 'dashboard_accordion',
          closeOnSelfClick: true,
          innerItems: [{ title: 'forms_item_more', innerFields: [...more, rules] }],
        },
      ];
    }
  }
}

/** Every type of item that a form may contain, as layouts of the builder's list (FORM-05). */
export function questionLayouts(questions: readonly NamedQuestion[]): readonly LayoutDefinition[] {
  return formItemTypes.map((type) => ({
    layout: type,
    title: titles[type],
    dynamic_title: type === 'title' ? 'title' : type === 'description' ? 'help' : 'label',
    fields: fieldsOf(type, questions),
  }));
}
