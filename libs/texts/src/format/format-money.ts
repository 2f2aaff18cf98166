const NO_BREAK_SPACE = '\u00a0';

/** Whole cents as an amount in euros, Dutch notation with a no-break space: `€ 1.234,50`, `€ -5,00` (PROD-05). */
export function formatMoney(cents: number): string {
  return `€${NO_BREAK_SPACE}${cents < 0 ? '-' : ''}${digitsOf(cents)}`;
}

/** Whole cents with a leading sign, as option prices are shown: `+ € 5,00`, `- € 5,00` (PROD-42). */
export function formatSignedMoney(cents: number): string {
  const sign = cents < 0 ? '-' : '+';
  return `${sign}${NO_BREAK_SPACE}€${NO_BREAK_SPACE}${digitsOf(cents)}`;
}

/** The size of an amount with grouped thousands and two decimals; hand-written, so that islands carry no Intl data. */
function digitsOf(cents: number): string {
  const size = String(Math.abs(cents)).padStart(3, '0');
  const whole = size.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${whole},${size.slice(-2)}`;
}
