import { expect, it } from 'vitest';
import { isOwnEmail } from './is-own-email.ts';

it.each([
  ['Jan@Voorbeeld.nl ', 'jan@voorbeeld.nl', true],
  ['piet@voorbeeld.nl', 'jan@voorbeeld.nl', false],
  // Of an order of which the buyer was erased, and of none at all.
  ['', '', false],
  ['niemand@example.invalid', '', false],
  ['niemand@example.invalid', undefined, false],
])('%j opens what was placed with %j: %s', (typed, stored, isRight) => {
  expect(isOwnEmail(typed, stored)).toBe(isRight);
});
