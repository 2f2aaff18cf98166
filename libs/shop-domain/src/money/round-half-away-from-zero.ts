/** The nearest whole number to numerator / denominator (denominator above 0); a half goes away from zero. */
export function roundHalfAwayFromZero(numerator: bigint, denominator: bigint): bigint {
  const rest = numerator % denominator;
  const whole = (numerator - rest) / denominator;
  const isUp = (rest < 0n ? -rest : rest) * 2n >= denominator;
  return isUp ? whole + (numerator < 0n ? -1n : 1n) : whole;
}

/**
 * amount x numerator / denominator for whole numbers, rounded half away from zero. Exact for every safe integer: what
 * a double cannot hold is computed in BigInt. Used for cents x basis points, so 0.5 cent rounds to 1, -0.5 to -1.
 */
export function timesRatio(amount: number, numerator: number, denominator: number): number {
  const product = amount * numerator;
  if (!Number.isSafeInteger(product)) {
    return Number(roundHalfAwayFromZero(BigInt(amount) * BigInt(numerator), BigInt(denominator)));
  }
  const rest = product % denominator;
  const whole = (product - rest) / denominator;
  return Math.abs(rest) * 2 >= denominator ? whole + Math.sign(product) : whole;
}
