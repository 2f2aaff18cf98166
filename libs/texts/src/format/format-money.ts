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

/**
 * The price of one of several pieces that cost whole cents together, with up to two more decimals where it is no whole
 * number of cents: 18.099 cents for 2 pieces is `€ 90,495`.
 */
export function formatUnitPrice(cents: number, pieces: number): string {
  const hundredths = Math.round((cents * 100) / pieces);
  const whole = Math.trunc(hundredths / 100);
  const rest = Math.abs(hundredths % 100);
  if (rest === 0) return formatMoney(whole);
  const decimals = String(rest).padStart(2, '0').replace(/0$/, '');
  const sign = hundredths < 0 ? '-' : '';
  return `€${NO_BREAK_SPACE}${sign}${digitsOf(whole)}${decimals}`;
}

/** The size of an amount with grouped thousands and two decimals; hand-written, so that islands carry no Intl data. */
function digitsOf(cents: number): string {
  const size = String(Math.abs(cents)).padStart(3, '0');
  const whole = size.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${whole},${size.slice(-2)}`;
}
