/** Which of some things a cell names, by the word of each in a sheet; undefined if it is none of them. */
export function readWord<Thing extends string>(
  typed: string,
  words: Readonly<Record<Thing, string>>,
): Thing | undefined {
  const word = typed.toLowerCase();
  return (Object.keys(words) as Thing[]).find((thing) => words[thing].toLowerCase() === word);
}
