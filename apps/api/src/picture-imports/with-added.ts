import { MAX_PRODUCT_PICTURES, MAX_VARIANT_PICTURES, type OwnedProductContent } from '@etalage/shop-domain';
import type { NamedFile } from './named-files.ts';
import { withPicture } from './with-picture.ts';

export type Pictures = Pick<OwnedProductContent, 'images' | 'variants'>;

/** Pictures with one more; as they are if it is there already or its variant is gone. */
export function withAdded(
  pictures: Pictures,
  added: { readonly variant_id: string; readonly place: number; readonly file: string },
  named: readonly NamedFile[],
): Pictures | 'full' {
  const { variant_id: variantId } = added;
  const variant = pictures.variants.find(({ id }) => id === variantId);
  const shown = variantId === '' ? pictures.images : variant?.images;
  if (!shown || shown.includes(added.file)) return pictures;
  if (shown.length >= (variant ? MAX_VARIANT_PICTURES : MAX_PRODUCT_PICTURES)) return 'full';
  const beside = named.filter(({ variant_id }) => variant_id === variantId);
  const images = withPicture(shown, added, beside);
  if (!variant) return { ...pictures, images };
  return {
    ...pictures,
    variants: pictures.variants.map((one) => (one === variant ? { ...one, images } : one)),
  };
}
