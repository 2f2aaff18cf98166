/** What has no letter: control and format characters, which can turn the direction of text, and variants of a letter. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;

/**
 * Text as it can be drawn: composed letters, one kind of line end, and nothing unseen, which could turn the direction of
 * what stands beside it.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .split(/\r\n|[\n\r\u2028\u2029\u0085\f\v]/)
    .map((line) => line.replaceAll('\t', ' ').replaceAll(UNSEEN, '').normalize('NFC'))
    .join('\n');
}
