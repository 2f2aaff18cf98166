import { parseDecimal } from '../money/rational.ts';
import type { PricedOption } from './priced-product.ts';

/** A number of an option that cannot be read, with the path of its field within the option. */
export interface UnreadableNumber {
  readonly field: string;
  readonly text: string;
}

/**
 * The numbers that an owner typed for an option and that cannot be read: limits and start value of a number, start value
 * and steps of a calculation. Empty means that the owner left it out.
 */
export function unreadableNumbers(option: PricedOption): UnreadableNumber[] {
  const found: UnreadableNumber[] = [];
  hasReadableNumbers(option, (field, text) => found.push({ field, text }));
  return found;
}

/** Whether every number of an option can be read; each that cannot is reported. Makes no lists: it runs for every price. */
export function hasReadableNumbers(
  option: PricedOption,
  report?: (field: string, text: string) => void,
): boolean {
  let isReadable = true;
  const read = (field: string, text: string, step = -1) => {
    if (text === '' || parseDecimal(text) !== null) return;
    isReadable = false;
    report?.(step < 0 ? field : `calculation_options.${step}.${field}`, text);
  };
  if (option.layout === 'number' || option.layout === 'calculation') read('value', option.value);
  if (option.layout === 'number') {
    read('min', option.min);
    read('max', option.max);
  }
  if (option.layout === 'calculation') {
    let step = 0;
    for (const { value } of option.calculation_options) read('value', value, step++);
  }
  return isReadable;
}
