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
 * The error messages of a submission by identifier; undefined if it is valid. A message that the form has changed is
 * added only if it matters to the visitor: an answer is refused, or the question of an answer was removed.
 */
export function submissionErrors(
  form: StoredForm,
  sent: Sent,
  issues: FieldIssues,
): FieldMessages | undefined {
  const found = issueMessages(issues);
  const isOutdated = sent.version !== undefined && sent.version !== form.version;
  const hasIssues = Object.keys(found).length > 0;
  if (isOutdated && (hasIssues || answersRemovedQuestion(form, sent)))
    return { ...found, general: [{ key: 'form_changed' }] };
  return hasIssues ? found : undefined;
}

function answersRemovedQuestion({ items }: StoredForm, { fields }: Sent): boolean {
  const known = new Set(items.filter(isQuestion).map(identifierOf));
  return Object.entries(fields).some(
    ([identifier, value]) => value !== '' && identifier !== trapField && !known.has(identifier),
  );
}
