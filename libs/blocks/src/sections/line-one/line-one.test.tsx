import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';

afterEach(cleanup);

it('SEC-57 lineOne is 1 high in primary-500, and as high and in the colour that are set', () => {
  const styleOf = (data: Record<string, string>) => {
    cleanup();
    const style = renderBlock('lineOne', { data }).querySelector('hr')?.style;
    return [style?.height, style?.backgroundColor];
  };
  expect(styleOf({})).toEqual(['1px', 'var(--color-primary-500)']);
  expect(styleOf({ height: '4' })).toEqual(['4px', 'var(--color-primary-500)']);
  expect(styleOf({ height: '999', color: '1, 2, 3' })).toEqual(['100px', 'rgba(1, 2, 3, 1)']);
  expect(styleOf({ height: '-3' })[0]).toBe('1px');
});
