import { imagesOf, variantOf } from '@etalage/shop-domain';
import type { Product } from '@etalage/shop-domain/schema';
import { panelProduct, startSelection } from '../../content/addtocart/panel-product.ts';

/** More pictures would make a page heavy that nobody looks through. */
const MAX_PICTURES = 120;

/**
 * The pictures of a product and of its variants, each once: first those of the variant that is chosen, by the values of a
 * form that was sent without JavaScript or else by the product itself.
 */
export function galleryImages(product: Product, values: Readonly<Record<string, string>>): string[] {
  const panel = panelProduct(product);
  const chosen = variantOf(panel, startSelection(panel.options, { ...values }));
  const ofVariants = product.variants.map(({ id, images }) => ({ id, images: imagesOf(images) }));
  const all = [
    ...(ofVariants.find(({ id }) => id === chosen?.id)?.images ?? []),
    ...imagesOf(product.main_image),
    ...imagesOf(product.sub_images),
    ...ofVariants.flatMap(({ images }) => images.slice(0, 1)),
    ...ofVariants.flatMap(({ images }) => images.slice(1)),
  ];
  return [...new Set(all)].slice(0, MAX_PICTURES);
}
