import { autoplay } from './autoplay.ts';
import { carouselParts } from './carousel-parts.ts';
import { nearestPosition, slideAt, startOfMove, swipeStep, throttled } from './carousel-rules.ts';
import { placedSlides } from './placed-slides.ts';
import { followSwipes } from './swipes.ts';

/** Moves the slides of a carousel (area SLID); its parameters are data attributes of `Carousel`. */
export function start(root: HTMLElement): void {
  const { view, track, controls, slides, dots, pause, status } = carouselParts(root);
  const count = slides.length;
  if (!view || !track || count === 0) return;
  const { swipe, throttle } = root.dataset;
  const mayMove = throttled(Number(throttle), () => Date.now());
  const placed = placedSlides(root, { view, track, slides, dots });
  let position = 0;
  let restart = () => {};

  const go = (to: number, isAsked: boolean) => {
    const shown = placed.perView();
    if (count <= shown || !mayMove()) return;
    const beside = placed.beside();
    const from = startOfMove(position, to, count, shown + 2 * beside);
    if (from !== position) placed.jump(() => placed.moveTo(from));
    placed.arrange(Math.min(from, to) - beside);
    position = to;
    placed.moveTo(to);
    placed.mark(to);
    if (!isAsked) return;
    restart();
    if (status) status.textContent = wordsOf(status, slideAt(to, count) + 1);
  };
  const step = (by: number) => go(position + by, true);

  root.dataset['live'] = '';
  if (controls) view.tabIndex = -1;
  placed.jump(() => placed.arrange(-placed.beside()));
  placed.mark(0);
  for (const width of [600, 1190])
    matchMedia(`(min-width: ${width}px)`).addEventListener('change', () => placed.mark(position));

  controls?.addEventListener('click', ({ target }) => {
    const { step: by, dot } = (target as Element).closest<HTMLElement>('button')?.dataset ?? {};
    if (by) step(Number(by));
    if (dot) go(nearestPosition(position, Number(dot), count), true);
  });
  listenToKeys(root, step);
  followSwipes(view, {
    onDrag: (pixels) => placed.drag(position, pixels),
    onEnd(pixels) {
      placed.drop();
      const by = swipeStep(pixels, Number(swipe));
      if (by) step(by);
    },
  });
  restart = autoplay(root, pause, () => go(position + 1, false));
}

function listenToKeys(root: HTMLElement, step: (by: number) => void): void {
  root.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isTyping = (event.target as Element).closest('input, textarea, select, [contenteditable], dialog');
    if (!by || isTyping || event.defaultPrevented) return;
    event.preventDefault();
    step(by);
  });
}

function wordsOf(status: HTMLElement, number: number): string {
  return (status.dataset['words'] ?? '').replace('{number}', String(number));
}
