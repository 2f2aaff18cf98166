import { captionOf, ownValue, type FormOption } from '@etalage/site-model';
import { fileNameOf } from '../files/new-file-name.ts';
import { shownItems } from './shown-items.ts';
import { isQuestion, type VisitorItem, type VisitorValues } from './visitor-item.ts';

/** One line of a summary: the question and its answer as text. */
export interface SummaryLine {
  identifier: string;
  label: string;
  value: string;
}

/** Shown for a password that was filled in: the password itself is never shown, stored or mailed. */
export const filledIn = '••••••';

/** The answers as texts (FORM-17 to FORM-19), without what is hidden, excluded or empty. */
export function summaryOf(items: readonly VisitorItem[], values: VisitorValues): SummaryLine[] {
  return shownItems(items, values).flatMap((item) => {
    const { identifier, type, exclude_from_summary: isExcluded } = item;
    const value = ownValue(values, identifier);
    if (!value || !isQuestion(item) || type === 'hidden' || isExcluded === '1') return [];
    return [{ identifier, label: captionOf(item) || identifier, value: wordsOf(item, value) }];
  });
}

function wordsOf({ type, options }: VisitorItem, value: string): string {
  switch (type) {
    case 'password':
      return filledIn;
    case 'select':
      return titleOf(options, value);
    case 'checkbox':
    case 'radio':
      return value
        .split(',')
        .map((one) => titleOf(options, one.trim()))
        .join(', ');
    case 'file':
      return value.split('|').map(fileNameOf).join(', ');
    default:
      return value;
  }
}

function titleOf(options: readonly FormOption[], value: string): string {
  return options.find(({ attributes }) => attributes.value === value)?.attributes.title || value;
}
