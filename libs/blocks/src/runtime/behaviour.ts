/**
 * Plain script for an element that carries `data-behaviour="name"` (several names parted by spaces). It runs once, after
 * the page is parsed, is at most 2 kB gzip and imports no framework. What it needs stands in data attributes.
 */
export type StartBehaviour = (element: HTMLElement) => void;

/** What a behaviour module exports. */
export interface BehaviourModule {
  start: StartBehaviour;
}

/** Event a behaviour sends (bubbling) from an element whose HTML it replaced; the loader starts what is inside. */
export const insertedEvent = 'etalage:inserted';
/** Event on `document` after the cart changed; `detail` holds the new number of products. */
export const cartChangedEvent = 'etalage:cart-changed';
