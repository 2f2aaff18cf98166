/** The number of a text such as "12,5"; null if it is none, or is too large or too precise to be stored. */
export function rangeNumber(text: string): number | null {
  return /^-?\d{1,9}(,\d{1,4})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null;
}

/** A number as it is stored and shown: "12,50" and "012,5" are both "12,5". Another text stays as it is. */
export function rangeText(text: string): string {
  const number = rangeNumber(text);
  return number === null ? text.trim() : String(number === 0 ? 0 : number).replace('.', ',');
}
