import type { FieldIssues } from '@etalage/form-engine/schema';
import type { FieldMessages } from './api-error.ts';

/** Issues of fields as the messages of a refusal, by the same paths. */
export function issueMessages(issues: FieldIssues): FieldMessages {
  return Object.fromEntries(
    Object.entries(issues).map(([path, found]) => [
      path,
      found.map(({ text, values }) => (values ? { key: text, values } : { key: text })),
    ]),
  );
}
