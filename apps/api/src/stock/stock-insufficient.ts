import type { WebsiteTransaction } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Shortage } from './stock-reservations.ts';

/** The refusal that names each product with fewer available pieces than requested. */
export async function stockInsufficient(
  tx: WebsiteTransaction,
  websiteId: string,
  shortages: readonly Shortage[],
): Promise<ApiError> {
  const products = await tx
    .selectFrom('products')
    .select(['id', 'title'])
    .where('website_id', '=', websiteId)
    .where(
      'id',
      'in',
      shortages.map((shortage) => shortage.product_id),
    )
    .execute();
  const titles = new Map(products.map(({ id, title }) => [id, title]));
  const general = shortages.map(({ product_id, available }) => ({
    key: 'order_error_stock',
    values: { title: titles.get(product_id) ?? product_id, available },
  }));
  return new ApiError('stock_insufficient', { general });
}
