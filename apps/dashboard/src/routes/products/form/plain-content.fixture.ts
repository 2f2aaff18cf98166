import { emptyProductContent } from '@etalage/api-contract';
import type { ProductContent } from '../../../queries/product-queries.ts';

/** A product of € 100,00 with a name, an address and nothing else. */
export const plainContent: ProductContent = {
  ...emptyProductContent,
  title: 'Tafel',
  url: '/tafel',
  price_cents: 10_000,
};
