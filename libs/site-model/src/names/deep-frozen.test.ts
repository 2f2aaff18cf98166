import { expect, it } from 'vitest';
import { deepFrozen } from './deep-frozen.ts';

it('refuses a change of every part, and is the value itself', () => {
  const value = { list: [{ size: 1 }], none: null };
  const frozen = deepFrozen(value);
  expect(frozen).toBe(value);
  expect(() => frozen.list.push({ size: 2 })).toThrow(TypeError);
  expect(() => {
    for (const one of frozen.list) one.size = 2;
  }).toThrow(TypeError);
});
