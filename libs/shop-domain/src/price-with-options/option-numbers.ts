import { parseDecimal } from '../money/rational.ts';
import type { PricedOption } from './priced-product.ts';

/**
 * The numbers that an owner typed for an option and that cannot be read: limits and start value of a number, start value
 * and steps of a calculation. Empty means that the owner left it out.
 */
export function unreadableNumbers(option: PricedOption): string[] {
  const found: string[] = [];
  hasReadableNumbers(option, (text) => found.push(text));
  return found;
}

/** Whether every number of an option can be read; each that cannot is reported. Makes no lists: it runs for every price. */
export function hasReadableNumbers(option: PricedOption, report?: (text: string) => void): boolean {
  let isReadable = true;
  const read = (text: string) => {
    if (text === '' || parseDecimal(text) !== null) return;
    isReadable = false;
    report?.(text);
  };
  if (option.layout === 'number' || option.layout === 'calculation') read(option.value);
  if (option.layout === 'number') {
    read(option.min);
    read(option.max);
  }
  if (option.layout === 'calculation') for (const { value } of option.calculation_options) read(value);
  return isReadable;
}
