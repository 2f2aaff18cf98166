import { expect, it } from 'vitest';
import { readIcon } from './read-icon.ts';

it('ICON-04 returns the shapes of an icon of the set, the same ones every time, and undefined for another name', () => {
  const shapes = readIcon('shopping_cart');
  expect(shapes?.join()).toMatch(/^M[\d.\s\-A-Za-z,]+$/);
  expect(readIcon('shopping_cart')).toBe(shapes);
  expect(readIcon('../../etc/passwd')).toBeUndefined();
});
