import { markDot } from './carousel-parts.ts';
import { isShown, roundOf, slideAt } from './carousel-rules.ts';

interface Parts {
  view: HTMLElement;
  track: HTMLElement;
  slides: readonly HTMLElement[];
  dots: readonly HTMLElement[];
}

/** Where the slides of a carousel are drawn: values for its style sheet, which moves them. */
export function placedSlides(root: HTMLElement, { view, track, slides, dots }: Parts) {
  const count = slides.length;
  const isFading = root.dataset['fade'] !== undefined;
  const perView = () =>
    isFading ? 1 : Number(getComputedStyle(root).getPropertyValue('--carousel-per')) || 1;
  /** Brings the slides to where they are needed when the window of all slides begins at `first`. */
  const arrange = (first: number) =>
    slides.forEach((slide, at) =>
      slide.style.setProperty('--carousel-round', String(roundOf(at, first, count))),
    );
  /** The next change of the row is drawn as a move. */
  const glide = () => (root.dataset['gliding'] = '');
  // Not when it is cancelled: then the next move has begun.
  track.addEventListener('transitionend', ({ target }) => {
    if (target === track) delete root.dataset['gliding'];
  });
  return {
    perView,
    arrange,
    /** Places that stay filled at both sides, for neighbours in the centre padding. */
    beside: () => (count > perView() + 2 ? 1 : 0),
    moveTo(position: number) {
      glide();
      track.style.setProperty('--carousel-at', String(position));
    },
    /** Makes a change at once, without the transition of a move. */
    jump(change: () => void) {
      root.dataset['moving'] = '';
      change();
      void track.offsetWidth;
      delete root.dataset['moving'];
    },
    /** Marks the slides that are shown; the others cannot be reached by keys or screen readers. */
    mark(position: number) {
      const current = slideAt(position, count);
      const shown = perView();
      const hidden = slides.filter((slide, at) => {
        slide.toggleAttribute('data-current', at === current);
        return !isShown(at, position, count, shown);
      });
      // The keys keep working when the slide that has the focus leaves.
      if (hidden.some((slide) => slide.contains(document.activeElement))) view.focus({ preventScroll: true });
      for (const slide of slides) slide.inert = hidden.includes(slide);
      markDot(dots, current);
    },
    /** The slides follow a finger. */
    drag(position: number, pixels: number) {
      if (isFading || count <= perView()) return;
      root.dataset['moving'] = '';
      arrange(pixels > 0 ? position - 1 : position);
      track.style.setProperty('--carousel-drag', `${pixels}px`);
    },
    drop() {
      glide();
      delete root.dataset['moving'];
      track.style.removeProperty('--carousel-drag');
    },
  };
}
