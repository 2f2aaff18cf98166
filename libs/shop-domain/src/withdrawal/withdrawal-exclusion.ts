import { chosenText, optionKey, type Selection } from '../price-with-options/option-key.ts';
import type { PricedOption } from '../price-with-options/priced-product.ts';
import { readOption } from '../price-with-options/read-option.ts';
import type { WithdrawalExclusion } from '../schema/withdrawal-exclusion.schema.ts';

/** From these nobody can ever withdraw; the right to withdraw from the others ends with what their buyer does. */
const ALWAYS: ReadonlySet<WithdrawalExclusion> = new Set(['custom', 'perishable', 'dated']);

/**
 * Whether nobody can withdraw, whatever the buyer did. From what is sealed they can as long as the seal is not broken, and
 * from digital content until its delivery began with their consent: the shop decides about that once they withdraw.
 */
export function isAlwaysExcluded(exclusion: WithdrawalExclusion): boolean {
  return ALWAYS.has(exclusion);
}

/** The same of a product with its options as they are read: what is known of a line that its shop can change. */
export function exclusionOfShown(
  own: WithdrawalExclusion,
  options: readonly PricedOption[],
  shown: readonly { readonly key: string; readonly value: string }[],
): WithdrawalExclusion {
  if (isAlwaysExcluded(own)) return own;
  const filled = new Set(shown.filter(({ value }) => value !== '').map(({ key }) => key));
  const isCustom = options.some((option, at) => option.custom_made && filled.has(optionKey(option, at)));
  return isCustom ? 'custom' : own;
}

/** What is excluded of a product as it is chosen: an option that makes it to measure does so once it is filled in. */
export function exclusionOf(
  own: WithdrawalExclusion,
  options: readonly PricedOption[],
  selection: Selection,
): WithdrawalExclusion {
  if (isAlwaysExcluded(own)) return own;
  const isCustom = options.some((option, at) => {
    if (!option.custom_made) return false;
    return readOption(option, chosenText(selection, optionKey(option, at))).text !== '';
  });
  return isCustom ? 'custom' : own;
}
