import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { RateLimiter, defaultRateLimits, readRateLimits } from './rate-limits.ts';
import { SlidingWindows } from './sliding-windows.ts';

describe('SlidingWindows', () => {
  it('allows the limit per sliding window and returns how long to wait', () => {
    const windows = new SlidingWindows();
    expect([0, 100, 200].map((at) => windows.hit('a', 3, 60, at))).toEqual([0, 0, 0]);
    expect(windows.hit('a', 3, 60, 30_000)).toBe(30);
    expect(windows.hit('a', 3, 60, 59_999)).toBe(1);
    expect(windows.hit('a', 3, 60, 60_000)).toBe(0);
    expect(windows.hit('a', 3, 60, 60_050)).toBe(1);
    expect(windows.hit('b', 3, 60, 60_050)).toBe(0);
  });

  it('never allows more than the limit within any window', () => {
    const windows = new SlidingWindows();
    const passed: number[] = [];
    for (let at = 0; at < 300_000; at += 997) if (windows.hit('k', 5, 60, at) === 0) passed.push(at);
    for (const start of passed) {
      expect(passed.filter((at) => at >= start && at < start + 60_000).length).toBeLessThanOrEqual(5);
    }
  });

  it('stores a bounded number of keys', () => {
    const windows = new SlidingWindows(10);
    for (let at = 0; at < 1000; at++) windows.hit(`k${at}`, 1, 60, at);
    expect(windows.hit('k0', 1, 60, 1000)).toBe(0);
  });
});

describe('RateLimiter', () => {
  const codeOf = (work: () => void) => {
    try {
      work();
      return '';
    } catch (error) {
      return error instanceof ApiError ? `${error.code} ${error.retryAfter}` : String(error);
    }
  };

  it('counts an order attempt per address by minute and hour, and per cart', () => {
    let now = 0;
    const limiter = new RateLimiter({}, () => now);
    for (let at = 0; at < 5; at++) limiter.count('createOrder', 'address', 'x');
    expect(codeOf(() => limiter.count('createOrder', 'address', 'x'))).toBe('rate_limited 60');
    for (let at = 0; at < 3; at++) limiter.count('createOrder', 'cart', 'c');
    expect(codeOf(() => limiter.count('createOrder', 'cart', 'c'))).toBe('rate_limited 60');
    expect(codeOf(() => limiter.count('createOrder', 'cart', 'd'))).toBe('');
    for (let minute = 1; minute < 4; minute++) {
      now = minute * 60_001;
      for (let at = 0; at < 5; at++) limiter.count('createOrder', 'address', 'x');
    }
    now = 5 * 60_001;
    expect(codeOf(() => limiter.count('createOrder', 'address', 'x'))).toMatch(/^rate_limited 3\d{3}$/);
  });

  it('reads other limits from RATE_LIMITS and refuses unknown names', () => {
    expect(readRateLimits('{"search":{"limit":1,"seconds":5}}')).toEqual({
      search: { per: 'address', limit: 1, seconds: 5 },
    });
    expect(readRateLimits(undefined)).toEqual({});
    for (const text of ['{', '{"zoeken":{"limit":1,"seconds":1}}', '{"search":{"limit":0,"seconds":1}}']) {
      expect(() => readRateLimits(text)).toThrow('RATE_LIMITS');
    }
    expect(defaultRateLimits.cart_writes.limit).toBe(120);
  });
});
