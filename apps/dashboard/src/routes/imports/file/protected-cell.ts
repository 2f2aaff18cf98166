/** What a spreadsheet program takes for a formula, also behind apostrophes that protect it. */
const FORMULA = /^'*[=+\-@\t\r]/;
const PROTECTED = /^'+[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

/** A cell that no spreadsheet program runs as a formula; `unprotected` takes the apostrophe off again. */
export function protectedCell(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** The same for cells that are text by their type: only what would be taken for protection gets an apostrophe. */
export function markedCell(text: string): string {
  return PROTECTED.test(text) ? `'${text}` : text;
}

export function unprotected(text: string): string {
  return PROTECTED.test(text) ? text.slice(1) : text;
}
