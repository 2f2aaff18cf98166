/** Parts of Unicode that texts in Dutch and its neighbours have: Latin letters, punctuation, currencies and arrows. */
const parts: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x2c6, 0x2dd],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2116, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
  [0x2713, 0x2717],
  [0xfb00, 0xfb04],
];

/** All letters that are kept of a font. */
export function latinLetters(): string {
  return parts
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((code) => String.fromCodePoint(code))
    .join('');
}
