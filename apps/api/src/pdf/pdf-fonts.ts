import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { sfntOfWoff } from './sfnt-of-woff.ts';

/** Of one family, because their lines have the same height: the letters of Europe, each file some of them. */
const SCRIPTS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
] as const;
const WEIGHTS = { regular: 400, bold: 700 } as const;
export type PdfWeight = keyof typeof WEIGHTS;

/** Stands for a character that no font has. */
const UNKNOWN = '?';

/** Characters of one font behind each other. */
export interface FontRun {
  readonly font: Font;
  readonly text: string;
  /** In the unit of the letters, to be multiplied by their size. */
  readonly width: number;
}

interface Letter {
  readonly font: Font;
  readonly text: string;
  readonly width: number;
}

const fonts = new Map<string, Font>();
const letters: Record<PdfWeight, Map<string, Letter>> = { regular: new Map(), bold: new Map() };
/** So many different characters are remembered; more are those of a text that is made to be slow. */
const MAX_LETTERS = 5000;

/** Text as runs of characters that one font has. */
export function runsOf(text: string, weight: PdfWeight): FontRun[] {
  const runs: { font: Font; text: string; width: number }[] = [];
  for (const character of text) {
    const letter = letterOf(character, weight);
    const last = runs.at(-1);
    if (last?.font === letter.font) {
      last.text += letter.text;
      last.width += letter.width;
    } else runs.push({ ...letter });
  }
  return runs;
}

/** The width of one character, in the unit of the letters. */
export const letterWidth = (character: string, weight: PdfWeight): number =>
  letterOf(character, weight).width;

function letterOf(character: string, weight: PdfWeight): Letter {
  const known = letters[weight].get(character);
  if (known) return known;
  const font = SCRIPTS.map((script) => fontOf(script, weight)).find((one) => hasLetter(one, character));
  if (!font && character !== UNKNOWN) return letterOf(UNKNOWN, weight);
  const used = font ?? fontOf('latin', weight);
  const glyph = used.glyphForCodePoint(character.codePointAt(0) ?? 0);
  const letter = { font: used, text: character, width: glyph.advanceWidth / used.unitsPerEm };
  if (letters[weight].size < MAX_LETTERS) letters[weight].set(character, letter);
  return letter;
}

const hasLetter = (font: Font, character: string): boolean =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** A font, read at its first letter. */
function fontOf(script: (typeof SCRIPTS)[number], weight: PdfWeight): Font {
  const name = `noto-sans-${script}-${WEIGHTS[weight]}-normal`;
  const known = fonts.get(name);
  if (known) return known;
  const file = new URL(import.meta.resolve(`@fontsource/noto-sans/files/${name}.woff`));
  const font = create(sfntOfWoff(readFileSync(file)));
  if (!('glyphForCodePoint' in font)) throw new Error(`no font: ${name}`);
  fonts.set(name, font);
  return font;
}
