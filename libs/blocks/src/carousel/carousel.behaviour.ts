import { autoplay } from './autoplay.ts';
import { carouselParts, markDot } from './carousel-parts.ts';
import {
  isShown,
  nearestPosition,
  roundOf,
  slideAt,
  startOfMove,
  swipeStep,
  throttled,
} from './carousel-rules.ts';
import { followSwipes } from './swipes.ts';

/** Moves the slides of a carousel (area SLID); its parameters are data attributes of `Carousel`. */
export function start(root: HTMLElement): void {
  const { view, track, controls, slides, dots, pause, status } = carouselParts(root);
  const count = slides.length;
  if (!view || !track || count === 0) return;
  const { fade, swipe, throttle } = root.dataset;
  const mayMove = throttled(Number(throttle), () => Date.now());
  const perView = () =>
    fade === undefined ? Number(getComputedStyle(root).getPropertyValue('--carousel-per')) || 1 : 1;
  let position = 0;
  let restart = () => {};

  /** Places that stay filled at both sides, for neighbours in the centre padding. */
  const placesBeside = (shown: number) => (count > shown + 2 ? 1 : 0);
  /** Brings the slides to where they are needed when the window of all slides begins at `first`. */
  const arrange = (first: number) =>
    slides.forEach((slide, at) =>
      slide.style.setProperty('--carousel-round', String(roundOf(at, first, count))),
    );
  const place = (at: number) => track.style.setProperty('--carousel-at', String(at));
  const jump = (change: () => void) => {
    root.dataset['moving'] = '';
    change();
    void track.offsetWidth;
    delete root.dataset['moving'];
  };
  const mark = () => {
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
  };
  const go = (to: number, isAsked: boolean) => {
    const shown = perView();
    if (count <= shown || !mayMove()) return;
    const beside = placesBeside(shown);
    const from = startOfMove(position, to, count, shown + 2 * beside);
    if (from !== position) jump(() => place(from));
    arrange(Math.min(from, to) - beside);
    position = to;
    place(to);
    mark();
    if (!isAsked) return;
    restart();
    if (status) status.textContent = wordsOf(status, slideAt(to, count) + 1);
  };
  const step = (by: number) => go(position + by, true);

  root.dataset['live'] = '';
  if (controls) view.tabIndex = -1;
  jump(() => arrange(-placesBeside(perView())));
  mark();
  for (const width of [600, 1190]) matchMedia(`(min-width: ${width}px)`).addEventListener('change', mark);

  controls?.addEventListener('click', ({ target }) => {
    const { step: by, dot } = (target as Element).closest<HTMLElement>('button')?.dataset ?? {};
    if (by) step(Number(by));
    if (dot) go(nearestPosition(position, Number(dot), count), true);
  });
  root.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isTyping = (event.target as Element).closest('input, textarea, select, [contenteditable], dialog');
    if (!by || isTyping || event.defaultPrevented) return;
    event.preventDefault();
    step(by);
  });
  followSwipes(view, {
    onDrag(pixels) {
      if (fade !== undefined || count <= perView()) return;
      root.dataset['moving'] = '';
      arrange(pixels > 0 ? position - 1 : position);
      track.style.setProperty('--carousel-drag', `${pixels}px`);
    },
    onEnd(pixels) {
      delete root.dataset['moving'];
      track.style.removeProperty('--carousel-drag');
      const by = swipeStep(pixels, Number(swipe));
      if (by) step(by);
    },
  });
  restart = autoplay(root, pause, () => go(position + 1, false));
}

function wordsOf(status: HTMLElement, number: number): string {
  return (status.dataset['words'] ?? '').replace('{number}', String(number));
}
