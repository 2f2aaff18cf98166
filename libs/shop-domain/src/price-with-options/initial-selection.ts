import { optionKey, type Selection } from './option-key.ts';
import type { PricedOption } from './priced-product.ts';
import { isOn } from '../wire/flag.ts';

/**
 * The selection that a product page starts with: every input has its option's `value` (PROD-34). A select's value names
 * its choice by position, else by title. Options without a start value are left out.
 */
export function initialSelection(options: readonly PricedOption[]): Selection {
  const entries = options.map((option, index) => [optionKey(option, index), startValue(option)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

function startValue(option: PricedOption): string {
  if (option.layout === 'calculation') return '';
  if (option.layout === 'checkbox') return isOn(option.value) ? '1' : '';
  if (option.layout !== 'select') return option.value;
  if (/^\d{1,4}$/.test(option.value) && option.options[Number(option.value)]) return option.value;
  const position = option.options.findIndex(({ title }) => title === option.value);
  return option.value === '' || position < 0 ? '' : String(position);
}
