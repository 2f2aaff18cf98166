import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { sfntOfWoff } from './sfnt-of-woff.ts';
import { inVisualOrder } from './visual-order.ts';

/** A part of a family: each file has some letters. */
interface Script {
  readonly family: string;
  readonly name: string;
}

const scriptsOf = (family: string, names: readonly (string | number)[]): Script[] =>
  names.map((name) => ({ family, name: String(name) }));

/** In the order in which a letter is looked for. A buyer types a name in their own letters; what is sold may have a picture. */
const SCRIPTS: readonly Script[] = [
  ...scriptsOf('noto-sans', [
    'latin',
    'latin-ext',
    'vietnamese',
    'greek',
    'greek-ext',
    'cyrillic',
    'cyrillic-ext',
  ]),
  ...scriptsOf('noto-sans-hebrew', ['hebrew']),
  ...scriptsOf('noto-sans-arabic', ['arabic']),
  ...scriptsOf('noto-emoji', ['emoji', 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
];
const LATIN: Script = { family: 'noto-sans', name: 'latin' };
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

/** The height of capitals and of what is above them, in the unit of the letters: lines of all fonts stand on one line. */
export const ascentOf = (weight: PdfWeight): number => {
  const font = fontOf(LATIN, weight);
  return font.ascent / font.unitsPerEm;
};

/**
 * Text as runs of characters that one font has, from left to right: words of a script that is written from the right stand
 * in the order in which they are read, and each run is drawn by the rules of its script.
 */
export function runsOf(text: string, weight: PdfWeight): FontRun[] {
  return inVisualOrder(text).flatMap((part) => {
    const runs = leftToRight(part.text, weight);
    return part.isFromRight ? runs.map(measured).toReversed() : runs;
  });
}

function leftToRight(text: string, weight: PdfWeight): FontRun[] {
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

/** Letters that are joined have another width than each on its own. */
function measured({ font, text }: FontRun): FontRun {
  return { font, text, width: font.layout(text).advanceWidth / font.unitsPerEm };
}

/** The width of one character, in the unit of the letters. */
export const letterWidth = (character: string, weight: PdfWeight): number =>
  letterOf(character, weight).width;

function letterOf(character: string, weight: PdfWeight): Letter {
  const known = letters[weight].get(character);
  if (known) return known;
  const font = SCRIPTS.map((script) => fontOf(script, weight)).find((one) => hasLetter(one, character));
  if (!font && character !== UNKNOWN) return letterOf(UNKNOWN, weight);
  const used = font ?? fontOf(LATIN, weight);
  const glyph = used.glyphForCodePoint(character.codePointAt(0) ?? 0);
  const letter = { font: used, text: character, width: glyph.advanceWidth / used.unitsPerEm };
  if (letters[weight].size < MAX_LETTERS) letters[weight].set(character, letter);
  return letter;
}

const hasLetter = (font: Font, character: string): boolean =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** A font, read at its first letter. */
function fontOf({ family, name: script }: Script, weight: PdfWeight): Font {
  const name = `${family}-${script}-${WEIGHTS[weight]}-normal`;
  const known = fonts.get(name);
  if (known) return known;
  const file = new URL(import.meta.resolve(`@fontsource/${family}/files/${name}.woff`));
  const font = create(sfntOfWoff(readFileSync(file)));
  if (!('glyphForCodePoint' in font)) throw new Error(`no font: ${name}`);
  fonts.set(name, font);
  return font;
}
