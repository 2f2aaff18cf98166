import { expect, it } from 'vitest';
import { checkAccessibility } from './check-accessibility.ts';

it.each([
  ['', '', '', []],
  ['exempt', '', '', []],
  ['full', '2026-11-28', '', []],
  ['full', '', '', ['accessibility_checked_on']],
  ['full', '2026-02-30', '', ['accessibility_checked_on']],
  ['full', '2018-06-04', '', ['accessibility_checked_on']],
  ['partial', '2026-11-28', 'De film heeft geen ondertitels.', []],
  ['partial', '2026-11-28', '', ['accessibility_exceptions']],
  ['partial', '', '', ['accessibility_checked_on', 'accessibility_exceptions']],
] as const)('a statement %j of %j with %j lacks %j', (accessibility, day, exceptions, fields) => {
  const content = { accessibility, accessibility_checked_on: day, accessibility_exceptions: exceptions };
  expect(Object.keys(checkAccessibility(content))).toEqual(fields);
});
