import { expect, it, vi } from 'vitest';
import { remembered } from './remembered.ts';

it('computes once for each object, also when the result is undefined', () => {
  const compute = vi.fn((key: { size?: number }) => key.size);
  const sizeOf = remembered(compute);
  const one = { size: 1 };
  const none = {};
  expect([sizeOf(one), sizeOf(none), sizeOf(one), sizeOf(none)]).toEqual([1, undefined, 1, undefined]);
  expect(compute).toHaveBeenCalledTimes(2);
});

it('computes again for another object with the same content', () => {
  const copyOf = remembered((key: { size: number }) => ({ ...key }));
  expect(copyOf({ size: 1 })).not.toBe(copyOf({ size: 1 }));
});
