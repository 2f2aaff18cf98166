import { isEmail } from '@etalage/shop-domain';
import type { FieldIssue } from '../definition/field-type-schema.ts';
import { maxFilesPerField } from '../files/max-files-per-field.ts';
import { typedDate, typedTime } from './typed-date.ts';
import type { VisitorItem } from './visitor-item.ts';

/** Maximum length of one line and of several lines, in characters as people count them: an emoji is one. */
export const maxCharacters = { line: 500, area: 10_000 } as const;

/** What is wrong with the answer to one shown question; `value` is trimmed. */
export function checkAnswer(item: VisitorItem, value: string): FieldIssue | undefined {
  if (value === '') return item.required === '1' ? missing(item) : undefined;
  const most = item.type === 'textarea' ? maxCharacters.area : maxCharacters.line;
  if (item.type !== 'file' && characters(value) > most)
    return { text: 'form_check_too_long', values: { most: String(most), count: String(characters(value)) } };
  return checkType(item, value);
}

function missing({ type, options }: VisitorItem): FieldIssue {
  switch (type) {
    case 'select':
    case 'radio':
      return { text: 'form_check_choose' };
    case 'checkbox':
      return { text: options.length > 0 ? 'form_check_choose' : 'form_check_tick' };
    case 'file':
      return { text: 'form_check_file' };
    default:
      return { text: 'error_field_required' };
  }
}

function checkType(item: VisitorItem, value: string): FieldIssue | undefined {
  switch (item.type) {
    case 'email':
      return isEmail(value) ? undefined : { text: 'formfield_check_email' };
    case 'tel':
      return isPhone(value) ? undefined : { text: 'form_check_tel' };
    case 'number':
      return /^-?\d+([.,]\d+)?$/.test(value) ? undefined : { text: 'form_check_number' };
    case 'date':
      return typedDate(value) ? undefined : { text: 'form_check_date' };
    case 'time':
      return typedTime(value) ? undefined : { text: 'form_check_time' };
    case 'select':
    case 'radio':
      return isChoice(item, value) ? undefined : { text: 'form_check_choice_gone' };
    case 'checkbox':
      return value.split(',').every((one) => isChoice(item, one))
        ? undefined
        : { text: 'form_check_choice_gone' };
    case 'file':
      return value.split('|').length <= maxFilesPerField
        ? undefined
        : { text: 'formfield_check_files', values: { most: String(maxFilesPerField) } };
    default:
      return undefined;
  }
}

function isPhone(value: string): boolean {
  return /^\+?[\d\s().-]+$/.test(value) && value.replace(/\D/g, '').length >= 6;
}

/** A checkbox item without options is one box, whose value is `1`. */
function isChoice({ type, options }: VisitorItem, value: string): boolean {
  if (type === 'checkbox' && options.length === 0) return value === '1';
  return options.some(({ attributes }) => attributes.value === value);
}

function characters(value: string): number {
  return [...value].length;
}
