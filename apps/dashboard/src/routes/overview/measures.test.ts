import { expect, it } from 'vitest';
import { changeOf, formatChange, isNothing, type Measure, measureViews } from './measures.ts';

const shown = (measure: Measure, turnover: number, orders: number, visits: number) => {
  const { valueOf, format } = measureViews[measure];
  const value = valueOf({ turnover, orders, visits });
  return value === null ? null : format(value);
};

it('a measure has its value in Dutch notation, and none where it cannot be known', () => {
  expect(shown('turnover', 123456, 3, 40)).toBe('€\u00a01.234,56');
  expect(shown('orders', 0, 1234, 0)).toBe('1.234');
  expect(shown('average', 1000, 3, 0)).toBe('€\u00a03,33');
  expect(shown('average', 0, 0, 9)).toBeNull();
  expect(shown('visits', 0, 0, 12_345)).toBe('12.345');
  expect(shown('conversion', 0, 3, 40)).toBe('7,5%');
  expect(shown('conversion', 0, 3, 0)).toBeNull();
  expect(shown('conversion', 0, 3, 2)).toBeNull();
});

it.each([
  [112, 100, 12],
  [95, 100, -5],
  [100, 100, 0],
  [0, 100, -100],
  [5, 0, null],
  [null, 5, null],
  [5, null, null],
])('from %s to %s', (now, before, expected) => {
  expect(changeOf(now, before)).toBe(expected);
});

it('amounts are whole euros where there is little room', () => {
  const { turnover, average } = measureViews;
  expect([turnover.formatShort(123456), average.formatShort(49), average.formatShort(50)]).toEqual([
    '€\u00a01.235',
    '€\u00a00',
    '€\u00a01',
  ]);
});

it('a change has its sign', () => {
  expect([formatChange(1234), formatChange(-5)]).toEqual(['+1.234%', '-5%']);
});

it('there is nothing to draw if both periods have only zeros and unknowns', () => {
  const none = { turnover: 0, orders: 0, visits: 0 };
  const visited = { turnover: 0, orders: 0, visits: 5 };
  const at = new Date('2026-11-20T10:00:00Z');
  const empty = [{ at, now: none, before: none }];
  expect(isNothing('turnover', empty)).toBe(true);
  expect(isNothing('average', empty)).toBe(true);
  expect(isNothing('visits', [...empty, { at, now: none, before: visited }])).toBe(false);
  expect(isNothing('visits', [...empty, { at, now: visited, before: none }])).toBe(false);
  expect(isNothing('turnover', [{ at, now: visited, before: visited }])).toBe(true);
});
