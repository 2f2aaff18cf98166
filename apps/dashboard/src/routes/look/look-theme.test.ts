import type { SiteLook } from '@etalage/api-contract';
import { paletteKeys, shapeOf, stylesOf } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { colorsOfGroup, lookContrasts, seedOf, withColor, withSeeds } from './look-theme.ts';
import { themeOf } from './theme-of-look.ts';

const look = (colors: Record<string, string> = {}): SiteLook => ({
  styles: stylesOf(colors, { 'primary-500': 'Bos' }),
  font_primary: 'serif',
  font_secondary: 'grotesk',
  radius: '6px',
  shape: shapeOf({}),
  logo: '',
  icon: '',
  share_image: '',
});

describe('a look', () => {
  it('is the theme of pages: colours by palette key, with the names of the owner', () => {
    const theme = themeOf(look({ 'primary-500': '#123456' }));
    expect([theme.colors['primary-500'], theme.labels['primary-500']]).toEqual(['#123456', 'Bos']);
    expect(Object.keys(theme.colors)).toHaveLength(paletteKeys.length - 1);
  });

  it('the standard colours are readable, and a colour that is not is named with its contrast', () => {
    expect(lookContrasts(look())).toEqual([]);
    const [poor] = lookContrasts(look({ 'primary-500': '#ffe066' })).filter(({ ink }) => ink === 'white');
    expect(poor).toMatchObject({ ink: 'white', ground: 'primary-500' });
    expect(poor?.ratio).toBeCloseTo(1.3, 1);
  });

  it('made of three colours is readable, keeps the names, and has the seeds as its middle shades', () => {
    const made = withSeeds(look(), { primary: '#ffe066', secondary: '#20308f', contrast: '#c2185b' });
    expect(lookContrasts(made)).toEqual([]);
    expect(seedOf(made, 'secondary')).toBe('#20308f');
    expect(made.styles['color_primary_500']?.label).toBe('Bos');
    expect(made.styles['color_primary_500']?.value).toBe('#896b00');
  });

  it('has another value or name of one colour, and all others as they were', () => {
    const changed = withColor(look(), 'light', { value: '#ffffff' });
    expect(changed.styles['color_light']).toEqual({ label: '', value: '#ffffff' });
    expect({ ...changed.styles, color_light: 0 }).toEqual({ ...look().styles, color_light: 0 });
  });

  it('has every colour in one group', () => {
    const groups = ['primary', 'secondary', 'contrast', 'gray', 'text'] as const;
    const all = groups.flatMap(colorsOfGroup);
    expect(all.toSorted()).toEqual(paletteKeys.filter((key) => key !== 'transparent').toSorted());
    expect(colorsOfGroup('text')).toEqual(['white', 'light', 'dark']);
  });
});
