/** The 20 colours a site owner chooses from, by key (STY-27). */
export const paletteKeys = [
  'transparent',
  'white',
  'light',
  'dark',
  'primary-100',
  'primary-300',
  'primary-500',
  'primary-700',
  'secondary-100',
  'secondary-300',
  'secondary-500',
  'secondary-700',
  'contrast-100',
  'contrast-300',
  'contrast-500',
  'contrast-700',
  'gray-100',
  'gray-300',
  'gray-500',
  'gray-900',
] as const;

export type PaletteKey = (typeof paletteKeys)[number];

/** The colours of a site whose owner has not set them: warm paper, ink, pine green and terracotta. */
export const defaultPalette: Record<PaletteKey, string> = {
  transparent: 'transparent',
  white: '#ffffff',
  light: '#faf7f2',
  dark: '#1d1a16',
  'primary-100': '#e6efeb',
  'primary-300': '#9dc0b3',
  'primary-500': '#1f5f4f',
  'primary-700': '#15443a',
  'secondary-100': '#f4ece1',
  'secondary-300': '#dcc9ad',
  'secondary-500': '#8a6a3f',
  'secondary-700': '#5e4729',
  'contrast-100': '#fbebe4',
  'contrast-300': '#eab9a2',
  'contrast-500': '#b4512d',
  'contrast-700': '#83381d',
  'gray-100': '#f3efe8',
  'gray-300': '#dcd5ca',
  'gray-500': '#6f675c',
  'gray-900': '#1d1a16',
};

/** A palette key from stored text; a family name alone means its 500 shade (LAY-13). */
export function paletteKey(stored: string): PaletteKey | undefined {
  const key = stored.trim();
  const isKey = (text: string): text is PaletteKey => (paletteKeys as readonly string[]).includes(text);
  if (isKey(key)) return key;
  const shaded = `${key}-500`;
  return isKey(shaded) ? shaded : undefined;
}
