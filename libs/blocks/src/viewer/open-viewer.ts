/** Pixels from which a swipe shows another picture. */
const SWIPE_DISTANCE = 50;

/** The viewers that were opened before, with how to open them at a picture. */
const viewers = new WeakMap<HTMLDialogElement, (index: number) => void>();

/** Shows the large picture of one of the openers in the dialog of their set. */
export function openViewer(set: HTMLElement, openers: readonly HTMLAnchorElement[], index: number): void {
  const dialog = set.querySelector<HTMLDialogElement>(':scope > [data-viewer]');
  const stage = dialog?.querySelector('[data-stage]');
  if (!dialog || !stage) throw new Error('the set has no viewer');
  const open = viewers.get(dialog) ?? createViewer(dialog, stage, openers);
  viewers.set(dialog, open);
  open(index);
}

function createViewer(
  dialog: HTMLDialogElement,
  stage: Element,
  openers: readonly HTMLAnchorElement[],
): (index: number) => void {
  const large = new Image();
  stage.prepend(large);
  const count = openers.length;
  const counter = dialog.querySelector<HTMLElement>('[data-counter]');
  const caption = dialog.querySelector<HTMLElement>('[data-caption]');
  let current = 0;
  let opened: HTMLElement | undefined;

  const at = (index: number) => openers[(index + count) % count];
  const show = (index: number) => {
    current = (index + count) % count;
    load(large, at(current));
    if (caption) caption.textContent = large.alt;
    if (counter && count > 1) counter.textContent = wordsOf(counter, current + 1, count);
    if (count > 1) large.addEventListener('load', () => load(new Image(), at(current + 1)), { once: true });
  };
  const step = (by: number) => count > 1 && show(current + by);

  for (const button of dialog.querySelectorAll<HTMLElement>('[data-step]')) {
    button.hidden = count < 2;
    button.addEventListener('click', () => step(Number(button.dataset['step'])));
  }
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
    if (key === 'Home') show(0);
    if (key === 'End') show(count - 1);
  });
  dialog.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('button, img')) dialog.close();
  });
  dialog.addEventListener('close', () => opened?.focus());
  followSwipes(dialog, step);
  return (index) => {
    opened = at(index);
    show(index);
    dialog.showModal();
  };
}

/** Gives a picture the sizes and the text of the small one in an opener, at the width of the window. */
function load(picture: HTMLImageElement, opener: HTMLAnchorElement | undefined): void {
  const small = opener?.querySelector('img');
  picture.sizes = '100vw';
  picture.srcset = small?.srcset ?? '';
  picture.src = opener?.href ?? '';
  picture.alt = small?.alt ?? '';
}

/** A finger that moves to the left shows the next picture. */
function followSwipes(dialog: HTMLElement, step: (by: number) => void): void {
  let from: number | undefined;
  dialog.addEventListener('pointerdown', ({ isPrimary, pointerType, clientX }) => {
    from = isPrimary && pointerType !== 'mouse' ? clientX : undefined;
  });
  dialog.addEventListener('pointercancel', () => (from = undefined));
  dialog.addEventListener('pointerup', ({ clientX }) => {
    const pixels = clientX - (from ?? clientX);
    from = undefined;
    if (Math.abs(pixels) >= SWIPE_DISTANCE) step(pixels < 0 ? 1 : -1);
  });
}

function wordsOf(counter: HTMLElement, number: number, count: number): string {
  const words = counter.dataset['words'] ?? '';
  return words.replace('{number}', String(number)).replace('{count}', String(count));
}
