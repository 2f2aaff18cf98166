/** The payment method that is paid by bank transfer. */
export const TRANSFER = 'wire';

/** What a bank app needs to fill in a transfer. */
export interface TransferOrder {
  /** Without spaces. */
  readonly iban: string;
  /** Name of the account's holder. */
  readonly holder: string;
  /** Whole cents, at least 1. */
  readonly cents: number;
  /** What the buyer mentions, so that the seller recognises the payment. */
  readonly reference: string;
}

/**
 * The text of the QR code that bank apps of the euro area read: guideline EPC069-12 of the European Payments Council,
 * version 002, UTF-8, without BIC. Texts longer than the guideline allows are cut off.
 */
export function transferCode({ iban, holder, cents, reference }: TransferOrder): string {
  const amount = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    oneLine(holder, 70),
    iban,
    amount,
    '',
    '',
    oneLine(reference, 140),
  ].join('\n');
}

/** A line break would start the next field of the code. */
function oneLine(text: string, most: number): string {
  return Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, most).join('');
}
