import { defaultPalette, paletteKeys, type Theme } from '@etalage/site-model';
import type { Translate } from '@etalage/texts';
import type { ColorOption } from './dashboard-color-palette.schema.ts';

/** The 20 colours of a website (STY-27), with the names of its owner or else their Dutch names. */
export function paletteColors(
  t: Translate,
  { colors, labels }: Pick<Theme, 'colors' | 'labels'> = { colors: {}, labels: {} },
): ColorOption[] {
  return paletteKeys.map((key) => {
    const [family, shade] = key.split('-') as [Family, string | undefined];
    const name = t(`formfield_color_${family}`);
    const standard = shade ? `${name} ${shade}` : name;
    return { key, value: colors[key] || defaultPalette[key], label: labels[key] || standard };
  });
}

type Family = 'transparent' | 'white' | 'light' | 'dark' | 'primary' | 'secondary' | 'contrast' | 'gray';
