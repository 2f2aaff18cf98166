import { sql } from 'kysely';

/** The title of the payment method of an order `o`: that of now, else that of when it was placed, else its id. */
export const methodTitle = sql`coalesce(
  (select m.title from payment_methods m where m.website_id = o.website_id and m.id = o.payment_method),
  nullif(o.snapshot #>> array['cart', 'payment', 'methods', o.payment_method, 'title'], ''), o.payment_method)`;
