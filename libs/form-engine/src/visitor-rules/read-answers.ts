import { oneLine, ownValue } from '@etalage/site-model';
import type { FieldIssues } from '../definition/field-type-schema.ts';
import { checkAnswer } from './check-answer.ts';
import { applySetter } from './apply-setter.ts';
import { shownItems } from './shown-items.ts';
import { typedDate, typedTime } from './typed-date.ts';
import { isQuestion, namedItems, type VisitorItem, type VisitorValues } from './visitor-item.ts';

export interface ReadAnswers {
  /** Answers of the shown questions, after their setters, trimmed and in stored form (FORM-14). */
  readonly values: Record<string, string>;
  /** Messages by identifier (FORM-29). */
  readonly issues: FieldIssues;
}

/** Reads the values of a submitted form: the only check of a submission. Values of unknown items are ignored. */
export function readAnswers(items: readonly VisitorItem[], sent: VisitorValues): ReadAnswers {
  const named = namedItems(items);
  const typed = Object.fromEntries(named.map((item) => [item.identifier, typedAnswer(item, sent)]));
  const shown = shownItems(named, typed).filter(isQuestion);
  const issues = shown.flatMap((item) => {
    const issue = checkAnswer(item, typed[item.identifier] ?? '');
    return issue ? [[item.identifier, [issue]] as const] : [];
  });
  return {
    values: Object.fromEntries(
      shown.map((item) => [item.identifier, storedAnswer(item, typed[item.identifier] ?? '')]),
    ),
    issues: Object.fromEntries(issues),
  };
}

function typedAnswer({ identifier, type, setter }: VisitorItem, sent: VisitorValues): string {
  const raw = ownValue(sent, identifier) ?? '';
  if (type === 'password') return raw;
  return applySetter(setter, type === 'textarea' ? raw : oneLine(raw)).trim();
}

/** Days and times in one notation; of a password only that it was filled in. */
function storedAnswer({ type }: VisitorItem, value: string): string {
  if (value === '') return '';
  if (type === 'date') return typedDate(value) ?? value;
  if (type === 'time') return typedTime(value) ?? value;
  return type === 'password' ? '1' : value;
}
