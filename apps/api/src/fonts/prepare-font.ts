import { MAX_FONT_NAME } from '@etalage/api-contract';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { dutchWidths } from './dutch-widths.ts';
import { fontProblem } from './font-problem.ts';
import { latinLetters } from './latin-letters.ts';
import type { PreparedFont, RefusedFont } from './font-work.ts';

/**
 * A file of a font as WOFF2 with Latin letters only: Dutch and its neighbours need no more. The result is written by our
 * own libraries, so whatever else the file contained is gone.
 */
export async function prepareFont(file: Buffer): Promise<PreparedFont | RefusedFont> {
  const problem = fontProblem(file);
  if (problem) return problem;
  try {
    const letters = latinLetters();
    const font = fontOf(await subsetFont(file, letters, { targetFormat: 'truetype' }));
    if (!font) return { refused: 'fonts_broken' };
    if (![...'abcxyzABCXYZ019'].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)))
      return { refused: 'fonts_without_letters' };
    const bytes = await subsetFont(file, letters, { targetFormat: 'woff2' });
    return { bytes, metrics: metricsOf(font), family: (font.familyName ?? '').slice(0, MAX_FONT_NAME) };
  } catch {
    // Both libraries throw errors of many kinds for a file that they cannot read.
    return { refused: 'fonts_broken' };
  }
}

function fontOf(bytes: Buffer): Font | undefined {
  const font = create(bytes);
  return 'fonts' in font ? undefined : font;
}

function metricsOf(font: Font): PreparedFont['metrics'] {
  const { unitsPerEm } = font;
  const part = (units: number) => Math.round(Math.min(4, Math.max(0, units / unitsPerEm)) * 1000) / 1000;
  const { text, regular, bold } = dutchWidths;
  const width = font.layout(text).advanceWidth / unitsPerEm;
  const ratio = (other: number) => Math.round(Math.min(4, Math.max(0.2, width / other)) * 1000) / 1000;
  const axis = font.variationAxes['wght'];
  return {
    ascent: part(font.ascent),
    descent: part(-font.descent),
    regular: ratio(regular),
    bold: ratio(bold),
    weights: axis ? [Math.max(1, Math.round(axis.min)), Math.min(1000, Math.round(axis.max))] : null,
  };
}
