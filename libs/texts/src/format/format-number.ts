/** A number in Dutch notation, without grouping: 5.5 gives `5,5`. */
export function formatNumber(value: number | string): string {
  return String(value).replace('.', ',');
}

const counts = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });

/** A whole number in Dutch notation, with grouping: 200000 gives `200.000`. */
export function formatCount(value: number): string {
  return counts.format(value);
}

/** A VAT rate in basis points as a percentage: 2100 gives `21%`, 550 gives `5,5%`. */
export function formatPercentage(basisPoints: number): string {
  return `${formatNumber(basisPoints / 100)}%`;
}
