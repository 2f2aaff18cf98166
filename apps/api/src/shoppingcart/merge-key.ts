import { createHash } from 'node:crypto';
import { type CartType, type PricedProduct, type Selection, optionKey } from '@etalage/shop-domain';

const unticked = new Set(['', '0', 'false']);

/** A selection as stored: known options only, trimmed, without empty texts and unticked boxes. */
export function storedSelection(
  product: Pick<PricedProduct, 'options'>,
  selection: Selection,
): Record<string, string> {
  const entries = product.options.flatMap((option, index) => {
    const key = optionKey(option, index);
    const text = (Object.hasOwn(selection, key) ? (selection[key] ?? '') : '').trim();
    const isEmpty = option.layout === 'checkbox' ? unticked.has(text) : text === '';
    return isEmpty ? [] : [[key, option.layout === 'checkbox' ? '1' : text] as const];
  });
  return Object.fromEntries(entries);
}

/** Equal for lines of one type, product and stored selection, whatever the order of the options. */
export function mergeKeyOf(
  type: CartType,
  productId: string,
  selection: Readonly<Record<string, string>>,
): string {
  const entries = Object.entries(selection).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([type, productId, entries]))
    .digest('base64url');
}
