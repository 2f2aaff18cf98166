import { failureCode, type CallFailure } from '@etalage/api-contract/client';
import type { CartSessionStore } from './cart-session.ts';

/** Outcome of a call as far as adding needs it. */
export type Added = { ok: true; total_quantity: number } | CallFailure;

export interface AddCalls {
  create(): Promise<{ ok: true; session: string } | CallFailure>;
  add(session: string): Promise<Added>;
}

/**
 * Adds to the cart of the stored session; without one it makes a cart first (CART-02). A session the server no longer
 * knows is forgotten and the add is tried once more in a new cart (CART-04, CART-05); after that its errors are shown.
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

/** A cart that was turned into an order is as gone for adding as one that never was. */
function isGone(failure: CallFailure): boolean {
  const code = failureCode(failure);
  return code === 'shoppingcart_does_not_exist' || code === 'shoppingcart_converted';
}
