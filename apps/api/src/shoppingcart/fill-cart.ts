import { MAX_QUANTITY } from '@etalage/shop-domain';
import type { Customer } from '@etalage/shop-domain/schema';
import { sql } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { refuseTooManyLines } from './add-product.ts';
import { cartEnd } from './cart-end.ts';
import { findLines } from './cart-lines.repository.ts';
import { type CartLineRecord, type CartRecord, findCart, insertCart, updateCart } from './cart.repository.ts';

/** What a cart takes over: lines of another cart, and with what a new cart starts. */
export interface CartFilling {
  readonly lines: readonly CartLineRecord[];
  readonly customer: Customer;
  readonly payment_method: string;
  readonly discount_code: string;
}

interface CartPlace {
  readonly websiteId: string;
  /** The cart of the caller; anything but an open cart makes a new one. */
  readonly session: string;
  readonly now: Date;
}

/**
 * Puts copies of lines in the open cart of a session, or in a new cart, and returns the session. Equal lines are
 * merged. Nothing is refused for its price or stock: the cart shows what changed meanwhile.
 */
export async function fillCart(
  tx: WebsiteTransaction,
  { websiteId, session, now }: CartPlace,
  { lines, customer, payment_method, discount_code }: CartFilling,
): Promise<string> {
  const open = await openCartOf(tx, { websiteId, session, now });
  const cart = open ?? { website_id: websiteId, id: newId(), expires_at: cartEnd(now, true) };
  if (!open) await insertCart(tx, cart);
  const present = await findLines(tx, websiteId, cart.id);
  const keys = new Set([...present, ...lines].map(({ merge_key }) => merge_key));
  refuseTooManyLines(keys.size);
  await addCopies(tx, cart.id, lines);
  const start = open ? {} : { customer, payment_method_id: payment_method, discount_code };
  await updateCart(tx, cart, start, { now, hasLines: true });
  return cart.id;
}

async function openCartOf(
  tx: WebsiteTransaction,
  { websiteId, session, now }: CartPlace,
): Promise<CartRecord | undefined> {
  const found = session === '' ? undefined : await findCart(tx, websiteId, session, true);
  return found && found.status === 'open' && found.expires_at > now ? found : undefined;
}

/** One statement for all lines; equal lines get the sum of both, and what the copied line last showed. */
async function addCopies(
  tx: WebsiteTransaction,
  cart_id: string,
  lines: readonly CartLineRecord[],
): Promise<void> {
  const copies = lines.map((line) => ({
    website_id: line.website_id,
    cart_id,
    id: newId(),
    type: line.type,
    product_id: line.product_id,
    title: line.title,
    quantity: line.quantity,
    selection: JSON.stringify(line.selection),
    merge_key: line.merge_key,
    seen_unit_cents: line.seen_unit_cents,
  }));
  await tx
    .insertInto('cart_lines')
    .values(copies)
    .onConflict((conflict) =>
      conflict.constraint('equal_lines_add_up').doUpdateSet({
        quantity: sql<number>`least(${MAX_QUANTITY}, cart_lines.quantity + excluded.quantity)`,
        title: sql<string>`excluded.title`,
        seen_unit_cents: sql<number>`excluded.seen_unit_cents`,
      }),
    )
    .execute();
}
