/**
 * Fixes the header to the top once its own position has scrolled out of view; a spacer takes up its original space
 * (NAV-22, NAV-23).
 */
export function start(bar: HTMLElement): void {
  const place = bar.parentElement;
  if (!place) return;
  const spacer = document.createElement('div');
  spacer.hidden = true;
  bar.after(spacer);
  new IntersectionObserver(([entry]) => {
    const isFixed = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0;
    if (isFixed === (bar.dataset['fixed'] === '')) return;
    spacer.style.height = `${bar.offsetHeight}px`;
    spacer.hidden = !isFixed;
    bar.toggleAttribute('data-fixed', isFixed);
  }).observe(place);
}
