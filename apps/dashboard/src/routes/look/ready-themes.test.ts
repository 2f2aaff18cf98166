import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { SiteLook } from '@etalage/api-contract';
import { siteLookValue } from '@etalage/api-contract';
import {
  plainTheme,
  shapeOf,
  stylesOf,
  themeCss,
  webFontCss,
  type WebFontName,
  webFontsOf,
} from '@etalage/site-model';
import { fontFiles } from '@etalage/ui-kit/fonts';
import { describe, expect, it } from 'vitest';
import { lookContrasts } from './look-theme.ts';
import { readyThemeNames, readyThemes, withTheme } from './ready-themes.ts';
import { fileOf, lookIn } from './theme-file.tsx';
import { themeOf } from './theme-of-look.ts';

const own: SiteLook = {
  styles: stylesOf({ light: '#eeeeee' }, { light: 'Lucht' }),
  font_primary: 'serif',
  font_secondary: 'grotesk',
  radius: '6px',
  shape: shapeOf({}),
  logo: '/media/a/logo.png',
  icon: '',
  share_image: '',
};
const { resolve } = createRequire(join(process.cwd(), '../../libs/ui-kit/package.json'));

/** Bytes of the file of a web font, as it is sent. */
function bytesOf(name: WebFontName): number {
  const [, packageFile = ''] = fontFiles[name].split('/node_modules/');
  return statSync(resolve(packageFile.split('?')[0] ?? '')).size;
}

describe.each(readyThemeNames)('the theme %s', (name) => {
  const look = withTheme(own, name);

  it('is a look with readable letters on every ground', () => {
    expect(siteLookValue.parse(look)).toEqual(look);
    expect(lookContrasts(look)).toEqual([]);
  });

  it('has its own ground and no names of other colours', () => {
    expect(look.styles['color_light']).toEqual({ label: '', value: readyThemes[name].light });
    expect(look.styles['color_white']?.value).toBe('#ffffff');
    expect(look.logo).toBe('/media/a/logo.png');
  });

  it('costs visitors at most 60 kB of fonts, and 1 kB of CSS more than no theme', () => {
    const theme = themeOf(look);
    const fonts = webFontsOf(theme);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.map(bytesOf).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(60_000);
    const css = webFontCss(fonts, fontFiles) + themeCss(theme);
    expect(gzipSync(css).length - gzipSync(themeCss(plainTheme)).length).toBeLessThanOrEqual(1000);
  });
});

it('no two themes look alike: they differ in letters, ground and main colour', () => {
  for (const part of ['font_primary', 'light'] as const)
    expect(new Set(readyThemeNames.map((name) => readyThemes[name][part])).size).toBe(readyThemeNames.length);
  expect(new Set(readyThemeNames.map((name) => readyThemes[name].seeds.primary)).size).toBe(6);
});

describe('a theme as a file', () => {
  it('is the same look again', () => {
    const look = withTheme(own, 'galerie');
    expect(lookIn(fileOf(look))).toEqual(look);
  });

  it.each([
    '',
    'geen json',
    '[]',
    '{"kind":"iets anders"}',
    JSON.stringify({ kind: 'etalage-theme', look: { ...own, radius: '99px' } }),
    JSON.stringify({ kind: 'etalage-theme', look: { ...own, shape: { ...own.shape, buttons: 'hart' } } }),
  ])('of %j is refused', (text) => {
    expect(lookIn(text)).toBeUndefined();
  });
});
