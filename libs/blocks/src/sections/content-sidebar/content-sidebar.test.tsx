import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { shownStyle } from '../../testing/shown-style.ts';

afterEach(cleanup);

const track = (part: number) => `minmax(0, ${part}fr)`;

it.each([
  ['contentSidebarRight', [2, 1], ''],
  ['contentSidebarLeft', [1, 2], '-1'],
  ['contentSidebarQuarter', [3, 1], ''],
  ['contentSidebarQuarterLeft', [1, 3], '-1'],
] as const)('%s divides the width as %j, and is read from content to sidebar', (type, parts, order) => {
  const slots = { section_content: 'Tekst', sidebar_content: 'Ernaast' };
  const row = renderBlock(type, { slots, data: { alignment: 'right' } }).querySelector('[data-sidebar]');
  expect(shownStyle(row, 'grid-template-columns')).toBe(parts.map(track).join(' '));
  expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['Tekst', 'Ernaast']);
  expect(shownStyle(row?.lastElementChild, 'order')).toBe(order);
  expect(shownStyle(row, 'text-align')).toBe('right');
});
