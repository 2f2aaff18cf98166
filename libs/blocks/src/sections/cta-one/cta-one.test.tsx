import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { shownStyle } from '../../testing/shown-style.ts';

afterEach(cleanup);

const draw = (data: Record<string, string> = {}) => {
  cleanup();
  return renderBlock('ctaOne', { data: { title: 'Titel', button_title: 'Bel ons', ...data } });
};

it('ctaOne has a layer of its colour with its opacity', () => {
  const layerOf = (section_bg_color_opacity: string) => {
    const layer = draw({ section_bg_color_opacity }).querySelector<HTMLElement>('[data-ground]');
    return [layer?.style.backgroundColor, shownStyle(layer, 'opacity')];
  };
  expect(layerOf('bg-opacity-80')).toEqual(['var(--color-primary-700)', '0.8']);
  expect(layerOf('bg-opacity-30')).toEqual(['var(--color-primary-700)', '0.3']);
  const solid = draw({ section_bg_color_opacity: '' });
  expect(solid.querySelector('[data-ground]')).toBeNull();
  expect(solid.querySelector('section')?.style.backgroundColor).toBe('var(--color-primary-700)');
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
