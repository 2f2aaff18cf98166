import { defaultPalette, paletteKeys } from '@etalage/site-model';
import type { Translate } from '@etalage/texts';
import type { ColorOption } from './dashboard-color-palette.schema.ts';

/** The 20 standard colours with their Dutch names (STY-27). */
export function standardColors(t: Translate): ColorOption[] {
  return paletteKeys.map((key) => {
    const [family, shade] = key.split('-') as [Family, string | undefined];
    const name = t(`formfield_color_${family}`);
    return { key, value: defaultPalette[key], label: shade ? `${name} ${shade}` : name };
  });
}

type Family = 'transparent' | 'white' | 'light' | 'dark' | 'primary' | 'secondary' | 'contrast' | 'gray';
