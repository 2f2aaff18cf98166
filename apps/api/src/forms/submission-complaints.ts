import { type FieldIssues, isQuestion } from '@etalage/form-engine/schema';
import { identifierOf, trapField } from '@etalage/site-model';
import type { FieldMessages } from '../calls/api-error.ts';
import { issueMessages } from '../calls/issue-messages.ts';
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
  const found = issueMessages(issues);
  const isOutdated = sent.version !== undefined && sent.version !== form.version;
  const hasIssues = Object.keys(found).length > 0;
  if (isOutdated && (hasIssues || hasAnswerOfGone(form, sent)))
    return { ...found, general: [{ key: 'form_changed' }] };
  return hasIssues ? found : undefined;
}

function hasAnswerOfGone({ items }: StoredForm, { fields }: Sent): boolean {
  const known = new Set(items.filter(isQuestion).map(identifierOf));
  return Object.entries(fields).some(
    ([identifier, value]) => value !== '' && identifier !== trapField && !known.has(identifier),
  );
}
