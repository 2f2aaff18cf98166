import { type FieldIssues, isQuestion } from '@etalage/form-engine/schema';
import { identifierOf, trapField } from '@etalage/site-model';
import type { FieldMessages, Message } from '../calls/api-error.ts';
import type { StoredForm } from './form.repository.ts';

interface Sent {
  readonly fields: Readonly<Record<string, string>>;
  readonly version?: number | undefined;
}

/**
 * What is wrong with a submission, as messages by identifier; undefined when nothing is. A form that changed while the
 * visitor typed is told only when something of it matters: an answer is refused, or its question is gone.
 */
export function complaintsOf(form: StoredForm, sent: Sent, issues: FieldIssues): FieldMessages | undefined {
  const fields: Record<string, Message[]> = Object.fromEntries(
    Object.entries(issues).map(([identifier, list]) => [
      identifier,
      list.map(({ text, values }) => (values ? { key: text, values } : { key: text })),
    ]),
  );
  const isOutdated = sent.version !== undefined && sent.version !== form.version;
  if (isOutdated && (Object.keys(fields).length > 0 || hasAnswerOfGone(form, sent)))
    fields['general'] = [{ key: 'form_changed' }];
  return Object.keys(fields).length > 0 ? fields : undefined;
}

function hasAnswerOfGone({ items }: StoredForm, { fields }: Sent): boolean {
  const known = new Set(items.filter(isQuestion).map(identifierOf));
  return Object.entries(fields).some(
    ([identifier, value]) => value !== '' && identifier !== trapField && !known.has(identifier),
  );
}
