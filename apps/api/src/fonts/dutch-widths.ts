const words =
  'een eiken tafel die met zorg is gemaakt past bij de stoelen waar je elke dag op zit en wordt binnen vier weken ' +
  'bezorgd kies zelf je hout je maten en de vorm van de poten of vraag ons om advies';

/** Widths of the letters a to z in Arial and in its bold, in thousandths of the font size. */
const regular = [
  556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556,
  500, 722, 500, 500, 500,
];
const bold = [
  556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611,
  556, 778, 556, 556, 500,
];
const SPACE = 278;

function widthIn(widths: readonly number[]): number {
  const of = (letter: string) => widths[letter.charCodeAt(0) - 97] ?? SPACE;
  return [...words].reduce((sum, letter) => sum + of(letter), 0) / 1000;
}

/** A Dutch text with its width in Arial and in its bold, in parts of the font size. */
export const dutchWidths = { text: words, regular: widthIn(regular), bold: widthIn(bold) };
