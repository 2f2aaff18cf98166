import { expect, it } from 'vitest';
import { ownValue } from './own-value.ts';

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('finds no inherited %s', (name) => {
  expect(ownValue({ a: 1 }, name)).toBeUndefined();
  expect(ownValue(Object.fromEntries([[name, 2]]), name)).toBe(2);
});
