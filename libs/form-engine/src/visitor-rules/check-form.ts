import type { FormItem, FormSettings } from '@etalage/site-model';
import { identifierOf } from '@etalage/site-model';
import { isEmail } from '@etalage/shop-domain';
import type { FieldIssue, FieldIssues } from '../definition/field-type-schema.ts';
import { isQuestion } from './visitor-item.ts';

/** The form of an identifier; it may not begin with the underscore of the form's own fields. */
const IDENTIFIER = /^[a-z][a-z0-9_-]*$/i;
const LINK = /^(https?:\/\/\S+|\/(?!\/)\S*)$/i;

interface CheckedForm {
  readonly items: readonly FormItem[];
  readonly settings: FormSettings;
}

/** What an owner must correct before a form can be saved, by path: `items.2.identifier`, `settings.mail_to`. */
export function checkForm({ items, settings }: CheckedForm): FieldIssues {
  const found: [string, FieldIssue[]][] = [];
  const note = (path: string, text: FieldIssue['text']) => found.push([path, [{ text }]]);
  const questions = items.filter(isQuestion);
  items.forEach((item, index) => {
    const at = `items.${index}`;
    if (isQuestion(item)) checkIdentifier(item, questions, (text) => note(`${at}.identifier`, text));
    checkOptions(item, (text) => note(`${at}.options`, text));
    if (!knowsItsRules(item, items.slice(0, index))) note(`${at}.conditional`, 'forms_check_rule');
  });
  if (questions.length === 0) note('items', 'forms_check_empty');
  checkSettings(settings, questions, note);
  return Object.fromEntries(found);
}

type Note = (text: FieldIssue['text']) => void;

function checkIdentifier(item: FormItem, questions: readonly FormItem[], note: Note): void {
  const identifier = identifierOf(item);
  if (!IDENTIFIER.test(identifier)) note('forms_check_identifier');
  else if (questions.some((other) => other !== item && identifierOf(other) === identifier))
    note('forms_check_identifier_twice');
}

function checkOptions({ type, options }: FormItem, note: Note): void {
  const values = options.map(({ attributes }) => attributes.value);
  if ((type === 'select' || type === 'radio') && values.length === 0) note('forms_check_options');
  else if (values.some((value) => value === '' || /[,|]/.test(value))) note('forms_check_option_value');
  else if (new Set(values).size < values.length) note('forms_check_option_twice');
}

/** A rule refers to an earlier question, because items are shown and hidden in reading order. */
function knowsItsRules({ conditional }: FormItem, before: readonly FormItem[]): boolean {
  return conditional.every(({ name }) =>
    before.some((item) => isQuestion(item) && identifierOf(item) === name),
  );
}

function checkSettings(
  settings: FormSettings,
  questions: readonly FormItem[],
  note: (path: string, text: FieldIssue['text']) => void,
): void {
  if (!mailAddresses(settings.mail_to).every(isEmail)) note('settings.mail_to', 'forms_check_mail_to');
  if (settings.redirection_url !== '' && !LINK.test(settings.redirection_url))
    note('settings.redirection_url', 'forms_check_redirection');
  const isAddress = questions.some(
    (item) => item.type === 'email' && identifierOf(item) === settings.confirm_item,
  );
  if (settings.confirm === '1' && !isAddress) note('settings.confirm_item', 'forms_check_confirm_item');
}

/** The addresses of a list separated by commas. */
export function mailAddresses(list: string): string[] {
  return list
    .split(/[,;\s]+/)
    .map((address) => address.trim())
    .filter((address) => address !== '');
}
