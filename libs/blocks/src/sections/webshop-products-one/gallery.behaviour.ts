import type { StartBehaviour } from '../../runtime/behaviour.ts';
import { PICTURE_EVENT } from '../../content/addtocart/panel-events.ts';
import { stripTarget } from './strip-target.ts';

/**
 * The picture carousel of a product: buttons, thumbnails, swipes and the popup follow one active image (PROD-54 to
 * PROD-57), and a chosen variant shows its own.
 */
export const start: StartBehaviour = (element) => {
  const find = <E extends HTMLElement>(selector: string): E | null => element.querySelector<E>(selector);
  const all = (selector: string): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(selector)];
  const track = find('[data-track]');
  const strip = find('[data-strip]');
  const popup = find<HTMLDialogElement>('[data-popup]');
  const status = find('[data-gallery-status]');
  const links = all('[data-open]');
  const thumbs = all('[data-go]');
  const last = links.length - 1;
  const state = { active: 0 };
  if (!track || !popup) return;
  const large = new Image();
  popup.querySelector('form')?.after(large);

  const thumbStrip = stripOf(strip, thumbs);
  const showStripSteps = (): void => {
    for (const step of all('[data-strip-step]'))
      step.hidden = !thumbStrip.canScroll(Number(step.dataset['stripStep']));
  };
  const mark = (index: number): void => {
    const isNew = state.active !== index;
    state.active = index;
    for (const step of all('[data-step]'))
      step.hidden = Number(step.dataset['step']) < 0 ? index === 0 : index === last;
    thumbs.forEach((thumb, at) =>
      at === index ? thumb.setAttribute('aria-current', 'true') : thumb.removeAttribute('aria-current'),
    );
    thumbStrip.reveal(index);
    const link = links[index] as HTMLAnchorElement | undefined;
    if (popup.open && link && !isWaiting(link)) large.src = link.href;
    large.alt = links[index]?.querySelector('img')?.alt ?? '';
    if (isNew && status) status.textContent = statusText(status, index + 1, links.length);
  };
  const go = (index: number): void => {
    const to = Math.min(last, Math.max(0, index));
    mark(to);
    track.scrollTo({ left: to * track.clientWidth, behavior: popup.open ? 'instant' : 'auto' });
  };

  element.addEventListener('click', (event) => {
    const hit = (event.target as Element).closest<HTMLElement>(
      '[data-step],[data-go],[data-open],[data-strip-step]',
    );
    if (!hit) return;
    const { step, go: to, open, stripStep } = hit.dataset;
    event.preventDefault();
    if (step) go(state.active + Number(step));
    else if (to) go(Number(to));
    else if (stripStep) thumbStrip.scroll(Number(stripStep));
    else if (open && !isWaiting(hit)) {
      popup.showModal();
      go(Number(open));
    }
  });
  handlePopup(popup, (direction) => go(state.active + direction));
  track.addEventListener('scrollend', () => mark(Math.round(track.scrollLeft / track.clientWidth)));
  strip?.addEventListener('scroll', showStripSteps, { passive: true });
  handleChoice(links, go);
  mark(0);
  showStripSteps();
};

/** Whether a picture of another website still waits for the visitor's consent. */
function isWaiting(link: HTMLElement): boolean {
  return link.querySelector('[data-embed]:not([data-shown])') !== null;
}

/** The strip of thumbnails (PROD-57): scrolls by its buttons, and shows a thumbnail that is out of view. */
function stripOf(strip: HTMLElement | null, thumbs: readonly HTMLElement[]) {
  const width = (): number => (thumbs[1]?.offsetLeft ?? 0) - (thumbs[0]?.offsetLeft ?? 0) || 1;
  const perView = (): number => Math.max(1, Math.round((strip?.clientWidth ?? 0) / width()));
  const first = (): number => Math.round((strip?.scrollLeft ?? 0) / width());
  const targetOf = (direction: number): number => stripTarget(first(), direction, perView(), thumbs.length);
  return {
    canScroll: (direction: number): boolean => targetOf(direction) !== first(),
    scroll: (direction: number): void =>
      strip?.scrollTo({ left: targetOf(direction) * width(), behavior: 'smooth' }),
    reveal(index: number): void {
      const isBefore = index < first();
      if (!strip || (!isBefore && index < first() + perView())) return;
      strip.scrollTo({ left: (isBefore ? index : index - perView() + 1) * width() });
    },
  };
}

/** A chosen variant shows its own picture. */
function handleChoice(links: readonly HTMLElement[], go: (index: number) => void): void {
  document.addEventListener(PICTURE_EVENT, ({ detail: picture }) => {
    const index = links.findIndex(({ dataset }) => dataset['picture'] === picture);
    if (index >= 0) go(index);
  });
}

/** Arrow keys in the popup change the picture; a click outside the picture closes it. */
function handlePopup(popup: HTMLDialogElement, step: (direction: number) => void): void {
  popup.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  });
  popup.addEventListener('click', (event) => event.target === popup && popup.close());
}

function statusText(status: HTMLElement, number: number, count: number): string {
  const words = status.dataset['words'] ?? '';
  return words.replace('{number}', String(number)).replace('{count}', String(count));
}
