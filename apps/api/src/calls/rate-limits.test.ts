import { expect, it } from 'vitest';
import { defaultRateLimits, readRateLimits } from './rate-limits.ts';

it('reads other limits from RATE_LIMITS and refuses unknown names', () => {
  expect(readRateLimits('{"search":{"limit":1,"seconds":5}}')).toEqual({
    search: { per: 'address', limit: 1, seconds: 5 },
  });
  expect(readRateLimits('{"form_hour":{"limit":1,"seconds":5}}')).toEqual({
    form_hour: { per: 'address', limit: 1, seconds: 5, isOfDone: true },
  });
  expect(readRateLimits(undefined)).toEqual({});
  for (const text of ['{', '{"zoeken":{"limit":1,"seconds":1}}', '{"search":{"limit":0,"seconds":1}}']) {
    expect(() => readRateLimits(text)).toThrow('RATE_LIMITS');
  }
  expect(defaultRateLimits.cart_writes.limit).toBe(120);
});
