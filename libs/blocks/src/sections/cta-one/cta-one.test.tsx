import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { blockMarkup, renderBlock } from '../../testing/render-block.tsx';

afterEach(cleanup);

const draw = (data: Record<string, string> = {}) => {
  cleanup();
  return renderBlock('ctaOne', { data: { title: 'Titel', button_title: 'Bel ons', ...data } });
};

it('ctaOne lets the page shine through its colour, as far as that is not opaque', () => {
  const colorOf = (data: Record<string, string>) =>
    /<section[^>]*background-color:([^;"]*)/.exec(blockMarkup('ctaOne', { data }))?.[1];
  const of = (percent: number) => `color-mix(in srgb, var(--color-primary-700) ${percent}%, transparent)`;
  expect(colorOf({})).toBe(of(80));
  expect(colorOf({ section_bg_color_opacity: 'bg-opacity-25' })).toBe(of(25));
  expect(colorOf({ section_bg_color_opacity: '' })).toBe('var(--color-primary-700)');
});

it('ctaOne has a button in its colour with readable text, if it has a text', () => {
  const styleOf = (color: string) => {
    const { style } = draw({ color }).querySelector('a')!;
    return Array.from({ length: style.length }, (_, at) => style.getPropertyValue(style.item(at)));
  };
  expect(styleOf('white')).toEqual(['var(--color-white)', 'var(--color-dark)']);
  expect(styleOf('contrast-500')).toEqual(['var(--color-contrast-500)', 'var(--color-white)']);
  expect(styleOf('')).toEqual([]);
  expect(draw({ button_title: '' }).querySelector('a')).toBeNull();
});
