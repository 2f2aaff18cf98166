/**
 * A programming error of the caller: an amount that is not a whole number of cents, or an invalid quantity or rate.
 */
export class AmountError extends RangeError {
  override name = 'AmountError';
}
