import { describe, expect, it } from 'vitest';
import { paletteKeys } from './palette.ts';
import { projectColors, stylesOf } from './project-styles.ts';

describe('projectColors', () => {
  it('STY-32 a colour has a label, a value, a key without "color_" and a group', () => {
    const styles = {
      color_primary_500: { label: 'Bosgroen', value: '#1f5f4f' },
      color_secondary_100: { label: '', value: '#f4ece1' },
      color_contrast_700: { label: '', value: '#83381d' },
      color_gray_900: { label: '', value: '#1d1a16' },
      color_dark: { label: 'Inkt', value: '#000000' },
      radius: { label: '', value: '6px' },
    };
    expect(projectColors(styles).slice(1)).toEqual([
      { key: 'primary_500', label: 'Bosgroen', value: '#1f5f4f', group: 'primary' },
      { key: 'secondary_100', label: '', value: '#f4ece1', group: 'secondary' },
      { key: 'contrast_700', label: '', value: '#83381d', group: 'contrast' },
      { key: 'gray_900', label: '', value: '#1d1a16', group: 'gray' },
      { key: 'dark', label: 'Inkt', value: '#000000', group: 'text' },
    ]);
  });

  it('STY-33 a project with 3 colours yields 4 entries, one of them transparent', () => {
    const color = { label: '', value: '#112233' };
    const shown = projectColors({ color_white: color, color_light: color, color_dark: color });
    expect(shown).toHaveLength(4);
    expect(shown.filter(({ value }) => value === 'transparent')).toEqual([
      { key: 'transparent', label: '', value: 'transparent', group: null },
    ]);
  });
});

describe('stylesOf', () => {
  it('has every colour of the palette but the transparent one, with the default of those that are missing', () => {
    const styles = stylesOf({ 'primary-500': '#123456', light: '' }, { 'primary-500': 'Zee' });
    expect(Object.keys(styles)).toHaveLength(paletteKeys.length - 1);
    expect(styles['color_primary_500']).toEqual({ label: 'Zee', value: '#123456' });
    expect(styles['color_light']).toEqual({ label: '', value: '#faf7f2' });
  });
});
