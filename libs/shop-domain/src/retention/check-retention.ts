import type { RuleErrors } from '../rule-text.ts';
import { retentionRules } from './retention-rules.ts';
import { retentionKinds, type RetentionTerms } from './retention.schema.ts';

/** Terms that are shorter or longer than may be, by kind. */
export function checkRetention(terms: RetentionTerms): RuleErrors {
  const errors: RuleErrors = {};
  for (const kind of retentionKinds) {
    const { unit, least, most } = retentionRules[kind];
    const amount = terms[kind];
    if (Number.isInteger(amount) && amount >= least && amount <= most) continue;
    errors[kind] = [{ key: `retention_term_${unit}`, values: { least, most } }];
  }
  return errors;
}
