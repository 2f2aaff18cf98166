import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { shownStyle } from '../../testing/shown-style.ts';

afterEach(cleanup);

it('sectionTitle shows its text as the kind, size and alignment that are set', () => {
  const titleOf = (data: Record<string, string>) => {
    cleanup();
    return renderBlock('sectionTitle', { data: { title: 'Tafels', ...data } }).querySelector(
      '.text-3xl, .text-sm',
    );
  };
  expect(titleOf({})?.tagName).toBe('H2');
  const small = titleOf({ font_tag: 'p', font_size: 'text-sm', alignment: 'right' });
  expect([small?.tagName, small?.textContent]).toEqual(['P', 'Tafels']);
  expect(shownStyle(small, 'font-size')).toBe('15px');
  expect(small?.parentElement?.style.textAlign).toBe('right');
  cleanup();
  expect(renderBlock('sectionTitle').textContent).toBe('');
});
