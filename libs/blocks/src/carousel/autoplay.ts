/**
 * Lets a carousel move by itself every `data-autoplay` ms, with a button that stops and starts it (WCAG 2.2.2). It waits
 * while the mouse or the keyboard is in it (SLID-09), and starts only by the button for visitors who prefer less motion.
 * Returns how to begin the time until the next move again.
 */
export function autoplay(root: HTMLElement, button: HTMLElement | null, move: () => void): () => void {
  const speed = Number(root.dataset['autoplay']);
  if (!speed) return () => {};
  const held = new Set<'mouse' | 'focus'>();
  let isWanted = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  let timer: ReturnType<typeof setInterval> | undefined;

  const update = () => {
    clearInterval(timer);
    if (isWanted && held.size === 0) timer = setInterval(() => document.hidden || move(), speed);
    root.toggleAttribute('data-playing', isWanted);
    const { pause = '', play = '' } = button?.dataset ?? {};
    button?.setAttribute('aria-label', isWanted ? pause : play);
  };
  const hold = (by: 'mouse' | 'focus', isHeld: boolean) => {
    if (isHeld) held.add(by);
    else held.delete(by);
    update();
  };

  if (root.dataset['hover'] === 'pause') {
    root.addEventListener(
      'pointerenter',
      ({ pointerType }) => pointerType === 'mouse' && hold('mouse', true),
    );
    root.addEventListener('pointerleave', () => hold('mouse', false));
  }
  root.addEventListener('focusin', ({ target }) => {
    if (target !== button && (target as Element).matches(':focus-visible')) hold('focus', true);
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (!root.contains(relatedTarget as Node | null)) hold('focus', false);
  });
  button?.addEventListener('click', () => {
    isWanted = !isWanted;
    // Whoever starts it wants to see that it moves, although the mouse is on the button.
    held.clear();
    update();
  });
  update();
  return update;
}
