/** Digits of the number that a structured communication carries. */
const DIGITS = 10;

/**
 * The structured communication of a number, `+++000/0001/00156+++`, with which Belgian banks check what a payer types: ten
 * digits and their remainder by 97, which is 97 in place of 0. Undefined for a number without digits, or with too many.
 */
export function belgianReference(number: string): string | undefined {
  const digits = number.replaceAll(/\D/g, '');
  if (digits === '' || digits.length > DIGITS) return undefined;
  const padded = digits.padStart(DIGITS, '0');
  const check = String(Number(padded) % 97 || 97).padStart(2, '0');
  const all = padded + check;
  return `+++${all.slice(0, 3)}/${all.slice(3, 7)}/${all.slice(7)}+++`;
}

/** The structured communication of an order of a seller in Belgium; undefined elsewhere, and for a number that has none. */
export function structuredReference(orderNumber: string, sellerCountry: string): string | undefined {
  return sellerCountry === 'BE' ? belgianReference(orderNumber) : undefined;
}

/** What a buyer mentions with the transfer of an invoice: the number of the order, in Belgium as its banks check it. */
export function invoiceReference(orderNumber: string, sellerCountry: string): string {
  return structuredReference(orderNumber, sellerCountry) ?? orderNumber;
}

/**
 * The digits of the number in a structured communication, without zeros before them, however its signs were typed or copied
 * from a bank; undefined for a text that is none, or of which the check is wrong.
 */
export function digitsOfReference(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s+*/.-]/g, '');
  if (!/^\d{12}$/.test(digits)) return undefined;
  const isRight = (Number(digits.slice(0, DIGITS)) % 97 || 97) === Number(digits.slice(DIGITS));
  const number = digits.slice(0, DIGITS).replace(/^0+/, '');
  return isRight && number !== '' ? number : undefined;
}
