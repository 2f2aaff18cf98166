import type { OwnedProductContent } from '@etalage/shop-domain';

/** A product that is to be added; its address is free. */
export interface NewProduct {
  readonly id: string;
  readonly content: OwnedProductContent;
}
