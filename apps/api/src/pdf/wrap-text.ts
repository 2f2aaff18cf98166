/** How wide one character is. */
export type CharacterWidth = (character: string) => number;

/**
 * The lines of a text that is at most so wide: broken between words, and within a word that is wider than a line. Every
 * character is measured once.
 */
export function wrapText(text: string, width: number, widthOf: CharacterWidth): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, widthOf));
}

function wrapParagraph(paragraph: string, width: number, widthOf: CharacterWidth): string[] {
  const lines: string[] = [];
  const space = widthOf(' ');
  let line = '';
  let used = 0;
  for (const word of paragraph.split(/[ \t\u00a0]+/).filter((part) => part !== '')) {
    for (const piece of piecesOf(word, width, widthOf)) {
      const isFirst = line === '' || piece.isRest;
      if (line !== '' && (piece.isRest || used + space + piece.width > width)) {
        lines.push(line);
        line = piece.text;
        used = piece.width;
      } else {
        line += isFirst ? piece.text : ` ${piece.text}`;
        used += isFirst ? piece.width : space + piece.width;
      }
    }
  }
  return [...lines, line];
}

interface Piece {
  readonly text: string;
  readonly width: number;
  /** Whether it continues the word of the piece before it. */
  readonly isRest: boolean;
}

/** A word in pieces that fit a line; at least one character each, so that it ends in a line that is too narrow. */
function piecesOf(word: string, most: number, widthOf: CharacterWidth): Piece[] {
  const pieces: Piece[] = [];
  let text = '';
  let width = 0;
  for (const character of word) {
    const more = widthOf(character);
    if (text !== '' && width + more > most) {
      pieces.push({ text, width, isRest: pieces.length > 0 });
      text = '';
      width = 0;
    }
    text += character;
    width += more;
  }
  return [...pieces, { text, width, isRest: pieces.length > 0 }];
}
