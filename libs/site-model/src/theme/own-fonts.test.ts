import { describe, expect, it } from 'vitest';
import type { OwnFont, OwnFontFace } from '../site/own-font.schema.ts';
import { fontStack } from './fonts.ts';
import { missingFonts, ownFontCss, ownFontPreloads, ownFontsIn, withKnownFonts } from './own-fonts.ts';
import { plainTheme } from './theme-css.ts';

const address = (letter: string) => `/media/a/fonts/${letter.repeat(64)}.woff2`;
const face = (letter: string, change: Partial<OwnFontFace> = {}): OwnFontFace => ({
  address: address(letter),
  weight: '100 500',
  ascent: 0.9,
  descent: 0.3,
  regular: 0.9,
  bold: 0,
  ...change,
});
const font: OwnFont = {
  id: 'letter-1',
  name: 'Zomer',
  faces: [face('a'), face('b', { weight: '501 900', regular: 0, bold: 0.8 })],
};
const look = { font_primary: 'own-letter-1', font_secondary: 'own-letter-2' };

describe('an uploaded font', () => {
  it('has its files and a fallback face of the same width and height for each, and is never swapped', () => {
    const [own, standIn, bold, boldStandIn, ...more] = ownFontCss([font]).split('@font-face').slice(1);
    expect(more).toEqual([]);
    expect(own).toContain(`font-family:"own-letter-1";src:url("${address('a')}") format("woff2")`);
    expect(own).toContain('font-display:optional');
    // A file that asks for room between lines would be higher than its fallback.
    expect(own).toContain('ascent-override:90%;descent-override:30%;line-gap-override:0%');
    expect(standIn).toContain('"own-letter-1 stand-in";src:local("Arial")');
    expect(standIn).toContain('size-adjust:90%;ascent-override:100%;descent-override:33.3%');
    expect(bold).toContain(`font-weight:501 900`);
    expect(boldStandIn).toContain('local("Arial Bold")');
    expect(boldStandIn).toContain('size-adjust:80%');
  });

  it('is before its fallback face and fonts of the system in a stack', () => {
    expect(fontStack('own-letter-1', 'serif')).toMatch(
      /^"own-letter-1","own-letter-1 stand-in",.*sans-serif$/,
    );
  });

  it('is loaded at once with its regular file, and with its bold one for bold headings', () => {
    const theme = { ...plainTheme, ...look, fonts: [font] };
    expect(ownFontPreloads(theme)).toEqual([address('a')]);
    expect(ownFontPreloads({ ...theme, shape: { heading_weight: 'bold' } })).toEqual([
      address('a'),
      address('b'),
    ]);
    const ofTexts = { ...theme, font_primary: 'serif', shape: { heading_weight: 'bold' } };
    expect(ownFontPreloads(ofTexts)).toEqual([address('a')]);
  });
});

describe('a look that names uploaded fonts', () => {
  it('has those of them that are in the list, and one of the product for the others', () => {
    expect(ownFontsIn([font, { ...font, id: 'letter-3' }], look)).toEqual([font]);
    expect(missingFonts(look, [font])).toEqual(['font_secondary']);
    expect(withKnownFonts(look, [font])).toEqual({ font_primary: 'own-letter-1', font_secondary: 'grotesk' });
    expect(withKnownFonts(look, [])).toEqual({ font_primary: 'serif', font_secondary: 'grotesk' });
    expect(missingFonts({ font_primary: 'lora', font_secondary: 'own-x' }, [])).toEqual([]);
  });
});
