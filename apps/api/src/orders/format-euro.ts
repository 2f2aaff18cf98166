/** An amount as Dutch readers write it: `€ 1.234,50`; the space does not break. For mails and plain pages. */
export function formatEuro(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const euros = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `€\u00a0${cents < 0 ? '-' : ''}${euros},${digits.slice(-2)}`;
}
