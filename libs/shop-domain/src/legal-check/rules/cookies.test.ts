import { expect, it } from 'vitest';
import { isTracker } from './cookies.ts';

it.each([
  ['google-analytics.com', true],
  ['region1.google-analytics.com', true],
  ['connect.facebook.net', true],
  ['notgoogle-analytics.com', false],
  ['google-analytics.com.example', false],
  ['chat.example', false],
])('%s follows visitors: %s', (host, follows) => {
  expect(isTracker(host)).toBe(follows);
});
