/**
 * A number as a person types it, with a comma. Spreadsheets compute with fifteen digits; what is behind them is noise
 * (0.1 + 0.2).
 * @param decimals At least so many are shown.
 */
export function numberText(value: number, decimals = 0): string {
  if (!Number.isFinite(value)) return '';
  const [whole = '0', fraction = ''] = plain(
    Number.isSafeInteger(value) ? value : Number(value.toPrecision(15)),
  ).split('.');
  const shown = fraction.padEnd(decimals, '0');
  return shown === '' ? whole : `${whole},${shown}`;
}

/** Without an exponent. */
function plain(value: number): string {
  const text = String(value);
  const [mantissa = '', exponent] = text.split('e');
  if (exponent === undefined) return text;
  if (!exponent.startsWith('-')) return BigInt(value).toString();
  const digits = mantissa.replace(/[-.]/g, '');
  return `${value < 0 ? '-' : ''}0.${'0'.repeat(-Number(exponent) - 1)}${digits}`;
}
