/** What has no letter: control characters, marks that turn the direction of text, and halves of a character. */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;

/**
 * Text as it can be drawn: composed letters, one kind of line end, and nothing unseen, which could turn the direction of
 * what stands beside it.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029\u0085\f\v]/g, '\n')
    .replaceAll(UNSEEN, '')
    .normalize('NFC');
}
