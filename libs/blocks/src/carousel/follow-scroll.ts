import { carouselParts, markDot } from './carousel-parts.ts';

/**
 * Starts a carousel in the designer, where its row is scrolled by hand: from the first slide, with the dots following.
 * Returns how to end it.
 */
export function followScroll(root: HTMLElement): () => void {
  const { view, slides, dots } = carouselParts(root);
  if (!view) return () => {};
  const follow = () => {
    const width = view.scrollWidth / slides.length;
    if (width > 0) markDot(dots, Math.round(view.scrollLeft / width));
  };
  view.scrollTo({ left: 0, behavior: 'instant' });
  markDot(dots, 0);
  view.addEventListener('scroll', follow, { passive: true });
  return () => view.removeEventListener('scroll', follow);
}
