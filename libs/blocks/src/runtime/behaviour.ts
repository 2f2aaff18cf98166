/**
 * Plain script for an element with `data-behaviour="name"` (several names separated by spaces). It runs once, after the
 * page is parsed, is at most 2 kB gzip and imports no framework. Its parameters are data attributes.
 */
export type StartBehaviour = (element: HTMLElement) => void;

/** What a behaviour module exports. */
export interface BehaviourModule {
  start: StartBehaviour;
}

/**
 * Event that a behaviour dispatches (bubbling) from an element whose HTML it replaced; the loader starts what is
 * inside.
 */
export const INSERTED_EVENT = 'etalage:inserted';
/** Event on `document` after the cart changed; `detail` is the new number of products. */
export const CART_CHANGED_EVENT = 'etalage:cart-changed';
