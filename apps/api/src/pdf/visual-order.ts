import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Characters that are written from the right, and the numbers of Arabic: without one of them, the order is as typed. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A part of a line in one direction; its characters are in the order in which they are read. */
export interface DirectedText {
  readonly text: string;
  readonly isFromRight: boolean;
}

/** The parts of a line from left to right, by the bidirectional algorithm of Unicode (UAX #9), in a line that begins left. */
export function inVisualOrder(line: string): DirectedText[] {
  if (!FROM_RIGHT.test(line)) return [{ text: line, isFromRight: false }];
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr');
  // A bracket that opens on the right has the form of the one that closes.
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const parts: { text: string; level: number }[] = [];
  for (const [index, typed] of line.split('').entries()) {
    const unit = mirrored.get(index) ?? typed;
    const level = levels[index] ?? 0;
    const last = parts.at(-1);
    if (last?.level === level) last.text += unit;
    else parts.push({ text: unit, level });
  }
  return reordered(parts).map(({ text, level }) => ({ text, isFromRight: level % 2 === 1 }));
}

/** Turns, from the highest level down to the lowest one from the right, every sequence of that level or higher (rule L2). */
function reordered<Part extends { readonly level: number }>(parts: readonly Part[]): readonly Part[] {
  const highest = parts.reduce((most, { level }) => Math.max(most, level), 0);
  let ordered: readonly Part[] = parts;
  for (let level = highest; level >= 1; level -= 1) ordered = turned(ordered, level);
  return ordered;
}

function turned<Part extends { readonly level: number }>(parts: readonly Part[], least: number): Part[] {
  const all: Part[] = [];
  let sequence: Part[] = [];
  for (const part of parts) {
    if (part.level >= least) {
      sequence.push(part);
      continue;
    }
    all.push(...sequence.toReversed(), part);
    sequence = [];
  }
  return [...all, ...sequence.toReversed()];
}
