/**
 * Whether a text is a number of a product that GS1 gives out: GTIN-8, UPC (12 digits), EAN-13 or GTIN-14, with a right
 * check digit. From the right, digits count three times and once in turn; with the check digit they add up to a multiple
 * of ten.
 */
export function isEan(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].map(Number).reverse();
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
