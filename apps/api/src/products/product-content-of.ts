import type { ContentUnit, ProductContent } from '@etalage/shop-domain';

interface ContentColumns {
  readonly content_milli: number | null;
  readonly content_unit: ContentUnit;
}

/** What is in one piece of a product, as a part of what is shown of it; nothing where its owner did not say. */
export function productContentOf({ content_milli: milli, content_unit: unit }: ContentColumns): {
  content?: ProductContent;
} {
  return milli === null ? {} : { content: { milli, unit } };
}
