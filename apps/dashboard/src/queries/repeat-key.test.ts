import { expect, it } from 'vitest';
import { createRepeatKey } from './repeat-key.ts';

it('is the same for an equal request, and new for another page or the next copy', () => {
  const key = createRepeatKey();
  const first = key.for({ title: 'a' });
  expect(key.for({ title: 'a' })).toBe(first);
  const other = key.for({ title: 'b' });
  expect(other).not.toBe(first);
  key.made();
  expect(key.for({ title: 'b' })).not.toBe(other);
});
