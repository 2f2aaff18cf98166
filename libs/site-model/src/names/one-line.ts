/**
 * Text of a field with one line: line breaks and other control characters become a space. In a mail or an export they
 * would look like lines of their own.
 */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
