import type { WebsiteTransaction } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Shortage } from './stock-reservations.ts';

/** The refusal that names each product or variant with fewer available pieces than requested. */
export async function stockInsufficient(
  tx: WebsiteTransaction,
  websiteId: string,
  shortages: readonly Shortage[],
): Promise<ApiError> {
  const products = await tx
    .selectFrom('products')
    .select(['id', 'title', 'variants'])
    .where('website_id', '=', websiteId)
    .where(
      'id',
      'in',
      shortages.map((shortage) => shortage.product_id),
    )
    .execute();
  const titleOf = ({ product_id, variant_id }: Shortage): string => {
    const product = products.find(({ id }) => id === product_id);
    const variant = product?.variants.find(({ id }) => id === variant_id);
    const title = product?.title ?? product_id;
    return variant ? `${title} (${variant.choices.join(', ')})` : title;
  };
  const general = shortages.map((shortage) => ({
    key: 'order_error_stock',
    values: { title: titleOf(shortage), available: shortage.available },
  }));
  return new ApiError('stock_insufficient', { general });
}
