import { chosenText, type Selection } from './option-key.ts';
import type { PricedOption, PricedProduct } from './priced-product.ts';
import { priceWithOptions } from './price-with-options.ts';
import { readOption } from './read-option.ts';

/** A chosen option as a cart line shows it; `amount` is cents of the price mode, null where no price applies (PROD-41). */
export interface DisplayedOption {
  key: string;
  title: string;
  value: string;
  amount: number | null;
}

/**
 * The options of a selection as readable text, for a cart or order line: a select shows the title of its choice, a
 * number its number and the text after the field (PROD-38), a ticked checkbox the text in `labels.ticked`. Empty options
 * are left out; a calculation shows its amount only when `show_calculations` is on (PROD-37).
 */
export function displaySelection(
  product: PricedProduct,
  selection: Selection,
  labels: { ticked: string },
): DisplayedOption[] {
  const { options } = priceWithOptions(product, selection);
  return options.flatMap(({ key, title, amount }, index) => {
    const option = product.options[index];
    const value = option && displayedValue(option, chosenText(selection, key), labels);
    return value === undefined ? [] : [{ key, title, value, amount }];
  });
}

function displayedValue(option: PricedOption, text: string, labels: { ticked: string }): string | undefined {
  if (option.layout === 'calculation') return option.show_calculations ? '' : undefined;
  const input = readOption(option, text);
  if (input.text === '') return undefined;
  if (option.layout === 'checkbox') return labels.ticked;
  if (option.layout === 'number') return `${input.text.replace('.', ',')} ${option.label_after_field}`.trim();
  return input.choice?.title ?? input.text;
}
