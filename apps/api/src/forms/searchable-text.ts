/** A text in the form in which it is searched: lower case, without accents. */
export function searchableText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
