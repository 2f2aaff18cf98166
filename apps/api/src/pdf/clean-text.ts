/** What has no letter: control characters, marks that turn the direction of text, and halves of a character. */
// eslint-disable-next-line no-control-regex -- They are what is taken out.
const UNSEEN =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]|[\u{e0000}-\u{e0fff}]/gu;

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
