import { CART_CHANGED_EVENT } from '../../runtime/behaviour.ts';

/** Notifies the rest of the page, mainly its header, of the new number of pieces in the cart. */
export function announceCart(totalQuantity: number): void {
  document.dispatchEvent(new CustomEvent(CART_CHANGED_EVENT, { detail: totalQuantity }));
}
