import type { StartBehaviour } from '../../runtime/behaviour.ts';
import { stripTarget } from './strip-target.ts';

/**
 * The picture carousel of a product: buttons, thumbnails, swipes and the popup follow one active image (PROD-54 to
 * PROD-57).
 */
export const start: StartBehaviour = (element) => {
  const find = <E extends HTMLElement>(selector: string): E | null => element.querySelector<E>(selector);
  const all = (selector: string): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(selector)];
  const track = find('[data-track]');
  const strip = find('[data-strip]');
  const popup = find<HTMLDialogElement>('[data-popup]');
  const large = find<HTMLImageElement>('[data-large]');
  const status = find('[data-gallery-status]');
  const links = all('[data-open]');
  const thumbs = all('[data-go]');
  const last = links.length - 1;
  const state = { active: 0 };
  if (!track || !popup || !large) return;

  const thumbWidth = (): number => (thumbs[1]?.offsetLeft ?? 0) - (thumbs[0]?.offsetLeft ?? 0) || 1;
  const perView = (): number => Math.max(1, Math.round((strip?.clientWidth ?? 0) / thumbWidth()));
  const firstThumb = (): number => Math.round((strip?.scrollLeft ?? 0) / thumbWidth());
  const showStripSteps = (): void => {
    for (const step of all('[data-strip-step]')) {
      step.hidden =
        stripTarget(firstThumb(), Number(step.dataset['stripStep']), perView(), thumbs.length) ===
        firstThumb();
    }
  };
  const mark = (index: number): void => {
    const isNew = state.active !== index;
    state.active = index;
    for (const step of all('[data-step]'))
      step.hidden = Number(step.dataset['step']) < 0 ? index === 0 : index === last;
    thumbs.forEach((thumb, at) =>
      at === index ? thumb.setAttribute('aria-current', 'true') : thumb.removeAttribute('aria-current'),
    );
    const first = firstThumb();
    if (strip && (index < first || index >= first + perView()))
      strip.scrollTo({ left: (index - (index < first ? 0 : perView() - 1)) * thumbWidth() });
    large.src = popup.open ? (links[index] as HTMLAnchorElement).href : large.src;
    large.alt = links[index]?.querySelector('img')?.alt ?? '';
    if (isNew && status)
      status.textContent = (status.dataset['words'] ?? '')
        .replace('{number}', String(index + 1))
        .replace('{count}', String(last + 1));
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
    else if (stripStep)
      strip?.scrollTo({
        left: stripTarget(firstThumb(), Number(stripStep), perView(), thumbs.length) * thumbWidth(),
        behavior: 'smooth',
      });
    else if (open) {
      popup.showModal();
      go(Number(open));
    }
  });
  popup.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') go(state.active - 1);
    if (event.key === 'ArrowRight') go(state.active + 1);
  });
  // A click outside the picture closes the popup.
  popup.addEventListener('click', (event) => event.target === popup && popup.close());
  track.addEventListener('scrollend', () => mark(Math.round(track.scrollLeft / track.clientWidth)));
  strip?.addEventListener('scroll', showStripSteps, { passive: true });
  mark(0);
  showStripSteps();
};
