import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRowPages } from './use-row-pages.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

it('shows a page, and the last one when rows went away', () => {
  const { result, rerender } = renderHook(({ count }) => useRowPages(rows(count), 3), {
    initialProps: { count: 7 },
  });
  expect(result.current).toMatchObject({ page: 1, pages: 3, from: 0, shown: [0, 1, 2], count: 7 });
  act(() => result.current.go(3));
  expect(result.current).toMatchObject({ page: 3, from: 6, shown: [6] });
  rerender({ count: 6 });
  expect(result.current).toMatchObject({ page: 2, pages: 2, from: 3, shown: [3, 4, 5] });
  rerender({ count: 0 });
  expect(result.current).toMatchObject({ page: 1, pages: 1, from: 0, shown: [] });
});
