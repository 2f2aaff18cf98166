import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paletteKeys } from '../theme/palette.ts';
import { contrastOf } from '../theme/readable-ink.ts';
import { plainTheme } from '../theme/theme-css.ts';
import { type MailColors, mailLookOf, plainMailLook } from './mail-look.ts';

const logo = 'https://winkel.test/media/a/logo.png';
const lookWith = (changes: object) => mailLookOf({ ...plainTheme, ...changes }, logo);
const hexColor = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** The lowest contrast of letters on their ground, and that of the button on the paper. */
function contrasts({ ground, paper, ink, muted, action, onAction }: MailColors) {
  const of = (one: string, other: string) => contrastOf(one, other) ?? 0;
  return {
    letters: Math.min(of(ink, paper), of(muted, paper), of(onAction, action)),
    button: of(action, paper),
    ground: of(paper, ground),
  };
}

describe('the look of mails', () => {
  it('is readable in light and in dark, whatever colours the owner chose', () => {
    fc.assert(
      fc.property(fc.array(hexColor, { minLength: 20, maxLength: 20 }), (values) => {
        const colors = Object.fromEntries(paletteKeys.map((key, at) => [key, values[at] ?? '']));
        const { light, dark } = lookWith({ colors });
        for (const scheme of [light, dark]) {
          expect(contrasts(scheme).letters).toBeGreaterThanOrEqual(4.5);
          expect(contrasts(scheme).button).toBeGreaterThanOrEqual(3);
        }
        // Dark is dark: white letters would be readable on it.
        expect(contrastOf(dark.ground, '#ffffff')).toBeGreaterThanOrEqual(13);
        expect(contrasts(dark).ground).toBeLessThan(1.6);
      }),
      { numRuns: 500 },
    );
    for (const scheme of [plainMailLook.light, plainMailLook.dark])
      expect(contrasts(scheme).letters).toBeGreaterThanOrEqual(4.5);
  });

  it('has the colours of the website where they are readable', () => {
    const { light } = lookWith({ colors: { 'primary-500': '#7A1F2B', light: '#fbf8ef', dark: '#2a1f1a' } });
    expect(light).toMatchObject({
      ground: '#fbf8ef',
      paper: '#ffffff',
      ink: '#2a1f1a',
      action: '#7a1f2b',
      onAction: '#ffffff',
    });
  });

  it('has system fonts that are near the fonts of the website, and no web font', () => {
    const { headingFont, textFont } = lookWith({ font_primary: 'lora', font_secondary: 'fredoka' });
    expect(headingFont).toMatch(/^"Iowan Old Style", .*Georgia, serif$/);
    expect(textFont).toMatch(/^Seravek, .*sans-serif$/);
    expect(lookWith({ font_primary: 'mono' }).headingFont).toMatch(/^ui-monospace/);
    expect(lookWith({ font_primary: '</style>' }).headingFont).toMatch(/^"Iowan/);
  });

  it('has the shape of the buttons of the website', () => {
    const radius = (buttons: string) => lookWith({ radius: '10px', shape: { buttons } }).buttonRadius;
    expect(['corners', 'pill', 'square'].map(radius)).toEqual(['10px', '999px', '0']);
  });

  it.each([
    [logo, logo],
    ['https://winkel.test/media/a/logo.svg', ''],
    ['https://winkel.test/media/a/logo.webp', ''],
    ['/media/a/logo.png', ''],
    ['javascript:alert(1)//x.png', ''],
    ['', ''],
  ])('shows the logo %j as %j: complete addresses of pictures that mail programs know', (given, shown) => {
    expect(mailLookOf(plainTheme, given).logo).toBe(shown);
  });
});
