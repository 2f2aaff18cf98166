import { cartChangedEvent } from '../runtime/behaviour.ts';

/** Notifies the rest of the page, mainly its header, of the new number of pieces in the cart. */
export function announceCart(totalQuantity: number): void {
  document.dispatchEvent(new CustomEvent(cartChangedEvent, { detail: totalQuantity }));
}
