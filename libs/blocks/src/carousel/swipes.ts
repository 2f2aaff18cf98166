/** Movement in pixels from which a press is a swipe and no longer a click. */
const SLOP = 6;

interface Swipes {
  /** The finger is so many pixels to the right of where it began. */
  onDrag(pixels: number): void;
  /** It left the screen there; 0 when the browser took the gesture over. */
  onEnd(pixels: number): void;
}

/** Follows horizontal swipes by finger, pen, and by a mouse where it selects no text. Returns how to end it. */
export function followSwipes(element: HTMLElement, { onDrag, onEnd }: Swipes): AbortController {
  const controller = new AbortController();
  let from: { id: number; x: number } | null = null;
  let isSwipe = false;
  const listen = <N extends keyof HTMLElementEventMap>(
    name: N,
    handle: (event: HTMLElementEventMap[N]) => void,
  ) => element.addEventListener(name, handle, { capture: name === 'click', signal: controller.signal });
  const end = (pixels: number) => {
    from = null;
    if (isSwipe) onEnd(pixels);
  };

  listen('pointerdown', ({ target, pointerType, isPrimary, button, pointerId, clientX }) => {
    if (!isPrimary || button !== 0) return;
    isSwipe = false;
    if (pointerType === 'mouse' && (target as Element).textContent?.trim()) return;
    from = { id: pointerId, x: clientX };
  });
  listen('pointermove', (event) => {
    if (from?.id !== event.pointerId) return;
    const pixels = event.clientX - from.x;
    if (!isSwipe && Math.abs(pixels) < SLOP) return;
    if (!isSwipe) element.setPointerCapture(event.pointerId);
    isSwipe = true;
    onDrag(pixels);
  });
  listen('pointerup', (event) => from?.id === event.pointerId && end(event.clientX - from.x));
  listen('pointercancel', () => end(0));
  // The click that ends a swipe opens no link and no picture.
  listen('click', (event) => {
    if (!isSwipe) return;
    isSwipe = false;
    event.preventDefault();
    event.stopPropagation();
  });
  listen('dragstart', (event) => event.preventDefault());
  return controller;
}
