/** Event of a picture that opens; it bubbles. */
export const OPEN_POPUP_EVENT = 'open-popup';

/** What opens: all pictures of the set, by their stored addresses, and which of them is shown first (GAL-07). */
export interface PicturesPopup {
  readonly type: 'images';
  /** From 0. */
  readonly index: number;
  readonly images: readonly string[];
  readonly size: 'full';
}
