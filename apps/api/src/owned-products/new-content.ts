import type { OwnedProductContent } from '@etalage/shop-domain';
import { emptyProductContent } from '@etalage/shop-domain/schema';

/** A draft without a name or price, with the high VAT rate or else the first one of the website. */
export function newContent(vatClasses: readonly { readonly id: string }[]): OwnedProductContent {
  const known = vatClasses.map(({ id }) => id);
  const { vat_class_id: high } = emptyProductContent;
  return { ...emptyProductContent, vat_class_id: known.includes(high) ? high : (known[0] ?? high) };
}
