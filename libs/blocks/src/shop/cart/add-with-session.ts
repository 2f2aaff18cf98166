import { failureCode, type CallFailure } from '@etalage/api-contract/client';
import type { CartSessionStore } from './cart-session.ts';

/** The part of a call's outcome that adding needs. */
export type Added = { ok: true; total_quantity: number } | CallFailure;

export interface AddCalls {
  create(): Promise<{ ok: true; session: string } | CallFailure>;
  add(session: string): Promise<Added>;
}

/**
 * Adds to the cart of the stored session; without one it creates a cart first (CART-02). A session that the server no
 * longer knows is dropped and the add is retried once in a new cart (CART-04, CART-05); after that its errors are
 * shown.
 */
export async function addWithSession(store: CartSessionStore, calls: AddCalls): Promise<Added> {
  const stored = store.read();
  if (stored !== '') {
    const added = await calls.add(stored);
    if (added.ok || !isGone(added)) return added;
    store.clear();
  }
  const created = await calls.create();
  if (!created.ok) return created;
  store.write(created.session);
  return calls.add(created.session);
}

/** For adding, a cart that became an order is the same as one that does not exist. */
function isGone(failure: CallFailure): boolean {
  const code = failureCode(failure);
  return code === 'shoppingcart_does_not_exist' || code === 'shoppingcart_converted';
}
