import type { PaletteEntry } from './palette-entry.ts';

/** A text without accents and case, as its words. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** How well an entry fits: lower is better, undefined if a word that was typed begins none of its words. */
function fitOf({ text }: PaletteEntry, typed: readonly string[]): number | undefined {
  const words = wordsOf(text);
  let fit = 0;
  for (const word of typed) {
    const place = words.findIndex((one) => one.startsWith(word));
    if (place === -1) return undefined;
    fit += place * 10 + (words[place] === word ? 0 : 1);
  }
  return fit;
}

/** The entries in which each word that was typed begins a word; the best first, equal ones in their order. */
export function matchEntries(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const typed = wordsOf(query);
  if (typed.length === 0) return [...entries];
  return entries
    .flatMap((entry) => {
      const fit = fitOf(entry, typed);
      return fit === undefined ? [] : [{ entry, fit }];
    })
    .toSorted((one, other) => one.fit - other.fit)
    .map(({ entry }) => entry);
}
