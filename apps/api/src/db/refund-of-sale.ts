import { type SqlBool, sql } from 'kysely';

/**
 * True for a refund `r` of an order `o` that gives back what the order sold. A payment that was one too many sold nothing,
 * and neither did a test that real money followed.
 */
export const isRefundOfSale = sql<SqlBool>`(r.kind = 'order' and (o.is_test or not exists (
  select from payment_attempts a where a.website_id = r.website_id and a.id = r.payment_id and a.is_test)))`;
