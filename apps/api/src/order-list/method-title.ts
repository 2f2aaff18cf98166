import { type RawBuilder, sql } from 'kysely';

/** The title of a payment method of an order `o`: that of now, else that of when it was placed, else its id. */
export const titleOfMethod = (method: RawBuilder<unknown>): RawBuilder<string> => sql<string>`coalesce(
  (select m.title from payment_methods m where m.website_id = o.website_id and m.id = ${method}),
  nullif(o.snapshot #>> array['cart', 'payment', 'methods', ${method}, 'title'], ''), ${method})`;

/** The title of the method by which an order `o` is paid. */
export const methodTitle = titleOfMethod(sql`o.payment_method`);
