/** The largest unit price: 10 million euros in cents. MAX_CART_LINES lines of MAX_QUANTITY pieces add up to a safe integer. */
export const MAX_UNIT_CENTS = 1_000_000_000;

/**
 * A typed amount in euros as cents; null when it is not an amount. Reads Dutch and plain notation: "1.234,56", "12,5",
 * "€ 3", "1234.56", "-5". A dot before exactly three final digits groups thousands ("1.234" is 1234 euros), unless
 * the first group starts with 0 ("0.123"), and a comma is always the decimal sign. More than two decimals is not an amount: typed cents are never rounded.
 */
export function parseAmount(text: string): number | null {
  const typed = text.replace(/[\s\u00a0\u202f]/g, '').replace(/^([+-]?)€([+-]?)/, '$1$2');
  const match =
    /^([+-]?)([1-9]\d{0,2}(?:\.\d{3})+|\d{1,13})(?:,(\d{1,2}|-))?$/.exec(typed) ??
    /^([+-]?)(\d{1,13})\.(\d{1,2})$/.exec(typed);
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  const cents = Number(whole.replaceAll('.', '') + fraction.replace('-', '').padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return null;
  return sign === '-' && cents > 0 ? -cents : cents;
}
