import { describe, expect, it } from 'vitest';
import { breakpoints } from './breakpoints.ts';
import { cssColor } from './css-color.ts';
import { defaultPalette, paletteKey, paletteKeys } from './palette.ts';
import { plainTheme, themeCss } from './theme-css.ts';
import { webFontCss, type WebFontName, webFonts, webFontsOf } from './web-fonts.ts';

const theme = plainTheme;

describe('palette', () => {
  it('STY-27 has 20 colours: four single ones, three families of four, four greys', () => {
    const families = ['primary', 'secondary', 'contrast'].flatMap((name) =>
      ['100', '300', '500', '700'].map((shade) => `${name}-${shade}`),
    );
    const greys = ['100', '300', '500', '900'].map((shade) => `gray-${shade}`);
    expect(paletteKeys).toEqual(['transparent', 'white', 'light', 'dark', ...families, ...greys]);
  });

  it('LAY-13 reads a family without a shade as its 500', () => {
    expect(paletteKey('primary')).toBe('primary-500');
    expect(paletteKey('paars')).toBeUndefined();
  });

  it.each([
    ['dark', 'light'],
    ['gray-500', 'light'],
    ['gray-500', 'gray-100'],
    ['white', 'primary-500'],
    ['primary-500', 'white'],
    ['primary-700', 'primary-100'],
    ['contrast-700', 'light'],
  ] as const)('%s on %s has enough contrast (WCAG 1.4.3)', (text, ground) => {
    expect(contrast(defaultPalette[text], defaultPalette[ground])).toBeGreaterThanOrEqual(4.5);
  });
});

describe('cssColor', () => {
  it('STY-20 adds full opacity to three numbers', () => {
    expect(cssColor('10, 20, 30')).toBe('rgba(10, 20, 30, 1)');
  });

  it.each(['url(x)', 'red;}', '1,2', '1,2,3,4,5', ''])('accepts no other text: %s', (stored) => {
    expect(cssColor(stored)).toBeUndefined();
  });
});

describe('themeCss', () => {
  it('writes every colour of the palette as a variable', () => {
    for (const key of paletteKeys) expect(themeCss(theme)).toContain(`--color-${key}:`);
    expect(themeCss({ ...theme, colors: { 'primary-500': '#123456' } })).toContain(
      '--color-primary-500:#123456',
    );
  });

  it('never lets a stored value inject other CSS', () => {
    const evil = '</style><script>';
    const css = themeCss({
      ...theme,
      colors: { dark: evil, light: '#fff;}body{' },
      labels: {},
      font_primary: evil,
      font_secondary: 'x;}',
      radius: evil,
      shape: { buttons: evil, toString: evil, spacing: 'constructor' },
    });
    expect(css).toBe(themeCss(theme));
  });

  it('LAY-01 changes layout at five widths', () => {
    expect(Object.values(breakpoints)).toEqual([640, 768, 1190, 1340, 1600]);
  });
});

describe('webFontsOf', () => {
  it('names the web fonts of a theme, each once, and none for system fonts', () => {
    const of = (font_primary: string, font_secondary: string) => webFontsOf({ font_primary, font_secondary });
    expect(of('instrument_serif', 'figtree')).toEqual(['instrument_serif', 'figtree']);
    expect(of('figtree', 'figtree')).toEqual(['figtree']);
    expect(of('serif', 'Georgia, serif')).toEqual([]);
    expect(of('', 'toString')).toEqual([]);
  });
});

describe('webFontCss', () => {
  const addresses = Object.fromEntries(Object.keys(webFonts).map((name) => [name, `/assets/${name}.woff2`]));
  const css = webFontCss(['figtree'], addresses as Record<WebFontName, string>);

  it('loads only the requested fonts, and never swaps the font of a page that is shown', () => {
    expect(css.match(/url\([^)]*\)/g)).toEqual(['url("/assets/figtree.woff2")']);
    expect(css).toContain('font-display:optional');
    expect(webFontCss([], addresses as Record<WebFontName, string>)).toBe('');
  });

  it('gives each font a fallback face of the same size, and its stack names both before any other', () => {
    const standIn = css.split('@font-face').find((rule) => rule.includes('"Arial"'));
    // 0.95 above and 0.25 below the base line of a face scaled to 99.4 percent.
    expect(standIn).toContain('size-adjust:99.4%;ascent-override:95.6%;descent-override:25.2%');
    for (const [name, { family }] of Object.entries(webFonts))
      expect(themeCss({ ...theme, font_primary: name })).toContain(`:"${family}","${family} stand-in",`);
  });
});

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
