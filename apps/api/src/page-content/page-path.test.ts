import { expect, it } from 'vitest';
import { isSystemPath } from './page-path.ts';

it.each([
  ['/api/x', true],
  ['/robots.txt', true],
  ['/x.data', true],
  ['/overeenkomst-herroepen', true],
  ['/Overeenkomst-Herroepen', true],
  ['/overeenkomst-herroepen/uitleg', false],
  ['/over-ons', false],
])('%s is used by the servers: %s', (path, isUsed) => {
  expect(isSystemPath(path)).toBe(isUsed);
});
