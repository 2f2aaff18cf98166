import { expect, it } from 'vitest';
import { withMovedId, withToggledId } from './id-order.ts';

it('moves an id, and changes nothing for an unknown id or index', () => {
  expect(withMovedId(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(withMovedId(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
  expect(withMovedId(['a', 'b'], 'x', 0)).toEqual(['a', 'b']);
  expect(withMovedId(['a', 'b'], 'a', 2)).toEqual(['a', 'b']);
  expect(withMovedId(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
});

it('adds an id at the end and removes it again', () => {
  expect(withToggledId(['a'], 'b')).toEqual(['a', 'b']);
  expect(withToggledId(['a', 'b'], 'a')).toEqual(['b']);
});
