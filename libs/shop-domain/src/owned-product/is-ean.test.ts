import { expect, it } from 'vitest';
import { isEan } from './is-ean.ts';

it.each(['8711327369818', '4006381333931', '96385074', '036000291452', '10614141000415'])(
  '%s is a number of GS1',
  (text) => {
    expect(isEan(text)).toBe(true);
  },
);

it.each([
  '',
  '4006381333932',
  '96385075',
  '400638133393',
  '4006381 333931',
  '12345678901234567890',
  'abcdefgh',
])('%j is none', (text) => {
  expect(isEan(text)).toBe(false);
});
