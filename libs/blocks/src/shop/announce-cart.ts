import { cartChangedEvent } from '../runtime/behaviour.ts';

/** Tells the rest of the page, its header first, how many pieces the cart holds now. */
export function announceCart(totalQuantity: number): void {
  document.dispatchEvent(new CustomEvent(cartChangedEvent, { detail: totalQuantity }));
}
