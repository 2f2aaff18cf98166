import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useStableCall } from './use-stable-call.ts';

it('stays the same function and calls the newest one', () => {
  const old = vi.fn();
  const newest = vi.fn();
  const { result, rerender } = renderHook(({ call }) => useStableCall(call), { initialProps: { call: old } });
  const first = result.current;
  rerender({ call: newest });
  expect(result.current).toBe(first);
  first('naam', true);
  expect(newest.mock.calls).toEqual([['naam', true]]);
  expect(old).not.toHaveBeenCalled();
});
