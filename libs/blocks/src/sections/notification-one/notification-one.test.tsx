import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';

afterEach(cleanup);

const boxOf = (data: Record<string, string>) => {
  cleanup();
  return renderBlock('notificationOne', { data }).querySelector('p');
};

it('SEC-58 notificationOne shows its text in a box of its colour', () => {
  const box = boxOf({ color: 'contrast-500', title: 'Let op' });
  expect(box?.textContent).toBe('Let op');
  expect(box?.style.backgroundColor).toBe('var(--color-contrast-500)');
});

it('notificationOne writes in a colour that is readable on its box, or in the one that is set', () => {
  const inkOn = (data: Record<string, string>) => boxOf({ title: 'Let op', ...data })?.style.color;
  expect(inkOn({ color: 'contrast-500' })).toBe('var(--color-white)');
  expect(inkOn({ color: 'gray-100' })).toBe('var(--color-dark)');
  expect(inkOn({ color: 'gray-100', section_text_color: 'primary-700' })).toBe('var(--color-primary-700)');
  expect(boxOf({})).toBeNull();
});
