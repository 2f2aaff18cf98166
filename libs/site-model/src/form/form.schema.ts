import { z } from 'zod';

/** The kinds of item in a visitor form (FORM-05). `title` and `description` are text between the questions. */
export const formItemTypes = [
  'text',
  'email',
  'tel',
  'number',
  'password',
  'file',
  'date',
  'time',
  'textarea',
  'select',
  'checkbox',
  'radio',
  'hidden',
  'title',
  'description',
] as const;

/** Normalisations of a typed value (FORM-15); the form engine implements them. */
const formSetters = ['', 'trim', 'lowercase', 'uppercase', 'slug', 'postcode'] as const;

const switched = z.enum(['0', '1']);
const line = z.string().max(500);

/** A choice of a select, a radio group or a group of checkboxes (FORM-06). */
const formOption = z.object({ attributes: z.object({ value: z.string().max(200), title: line }) });

/** Maximum number of choices of one question. */
export const maxChoices = 200;

/** A condition on the value of another item (FORM-13). */
const formRule = z.object({
  name: z.string().max(60),
  operator: z.literal('=='),
  value: z.string().max(500),
});

/** One question of a visitor form, with the property names of the specification (FORM-03). */
export const formItem = z.object({
  id: z.string().min(1).max(60),
  /** Key of the value in the submitted `fields` (FORM-30). */
  identifier: z.string().max(60),
  /** Older name of `identifier`; used when that is empty. */
  key: z.string().max(60).optional(),
  label: line,
  title: line,
  type: z.enum(formItemTypes),
  options: z.array(formOption).max(maxChoices),
  required: switched,
  /** `0` shows the label (FORM-08). */
  hide_label: z.string().max(5),
  default_value: z.string().max(10_000),
  /** Shown while any rule matches; always shown when the list is empty (FORM-11). */
  conditional: z.array(formRule).max(20),
  unique_identifier: z.string().max(60),
  trigger_on_enter: switched,
  exclude_from_summary: switched,
  setter: z.enum(formSetters),
  help: z.string().max(2000),
});

/** A form as visitors receive it; contains no secrets. */
export const visitorForm = z.object({
  id: z.string(),
  title: line,
  submit_title: z.string().max(100),
  /** Whether the visitor sees a summary of the answers before sending them (FORM-20). */
  summary: switched,
  /** Increases with every change of the questions. */
  version: z.int().min(1),
  items: z.array(formItem).max(200),
});

/** What happens with a submission; only for the owner, because it contains e-mail addresses. */
export const formSettings = z.object({
  /** Shown after sending; empty shows the default text. */
  message: z.string().max(2000),
  /** Address that the visitor is redirected to after sending; empty for no redirect (FORM-25). */
  redirection_url: z.string().max(2000),
  /** E-mail addresses to notify, separated by commas; empty notifies the company's own address. */
  mail_to: z.string().max(1000),
  mail_subject: z.string().max(200),
  /** Whether the visitor gets a mail too, at the address typed in `confirm_item`. */
  confirm: switched,
  confirm_item: z.string().max(60),
  confirm_subject: z.string().max(200),
  confirm_text: z.string().max(5000),
  /** Days after which a submission is deleted; 0 keeps it. */
  retention_days: z.int().min(0).max(3650),
});

export type FormItemType = (typeof formItemTypes)[number];
export type FormSetter = (typeof formSetters)[number];
export type FormItem = z.infer<typeof formItem>;
export type FormOption = z.infer<typeof formOption>;
export type VisitorForm = z.infer<typeof visitorForm>;
export type FormSettings = z.infer<typeof formSettings>;
