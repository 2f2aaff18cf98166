/** An amount that is not a whole number of cents, or a quantity or rate that is none: a mistake of the caller. */
export class AmountError extends RangeError {
  override name = 'AmountError';
}
