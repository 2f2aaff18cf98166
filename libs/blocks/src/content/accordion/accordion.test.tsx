import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { shownStyle } from '../../testing/shown-style.ts';

const colors = { 'primary-100': 'pink', white: 'white', 'gray-300': 'silver' };
const root = document.documentElement.style;
beforeEach(() => {
  for (const [name, color] of Object.entries(colors)) root.setProperty(`--color-${name}`, color);
});
afterEach(() => {
  cleanup();
  for (const name of Object.keys(colors)) root.removeProperty(`--color-${name}`);
});

const data = { accordion_title: 'Levering', accordion_content: '<p>In <b>acht</b> weken.</p>' };
const draw = (more: Record<string, string> = {}, editable = false) => {
  cleanup();
  return renderBlock('accordion', { data: { ...data, ...more }, editable }).querySelector('details')!;
};

describe('accordion', () => {
  it('BLK-60 shows its title and content in one of three looks', () => {
    const looks = ['primary', 'secondary', 'x'].map((type) => {
      const details = draw({ type });
      expect(details.querySelector('summary')?.textContent).toBe('Levering');
      expect(details.querySelector('b')?.textContent).toBe('acht');
      const border = (side: string) => shownStyle(details, `border-${side}-width`);
      return [shownStyle(details, 'background-color'), border('bottom'), border('left')];
    });
    expect(looks).toEqual([
      ['pink', '', ''],
      ['white', '1px', '1px'],
      ['', '1px', ''],
    ]);
  });

  it('is open in the designer, where a click does nothing', () => {
    const details = draw({ default_open: '0' }, true);
    expect(details.open).toBe(true);
    expect(fireEvent.click(details.querySelector('summary')!)).toBe(false);
  });
});
