import type { RuleErrors } from '../rule-text.ts';
import { isDayFrom } from './is-day-from.ts';
import type { WebshopContent } from './webshop.schema.ts';

/** No website was checked by the standard before there was one. */
export const ACCESSIBILITY_BEGIN = '2018-06-05';

/** What a shop says of how accessible its website is. */
export type Accessibility = Pick<
  WebshopContent,
  'accessibility' | 'accessibility_checked_on' | 'accessibility_exceptions'
>;

/** What a statement lacks: the day of the check, and what is not accessible where only a part is. */
export function checkAccessibility(content: Accessibility): RuleErrors {
  const {
    accessibility: state,
    accessibility_checked_on: day,
    accessibility_exceptions: exceptions,
  } = content;
  const errors: RuleErrors = {};
  if (state !== 'full' && state !== 'partial') return errors;
  if (!isDayFrom(ACCESSIBILITY_BEGIN, day))
    errors['accessibility_checked_on'] = [{ key: 'webshop_accessibility_day', values: {} }];
  if (state === 'partial' && exceptions === '')
    errors['accessibility_exceptions'] = [{ key: 'webshop_accessibility_exceptions', values: {} }];
  return errors;
}
