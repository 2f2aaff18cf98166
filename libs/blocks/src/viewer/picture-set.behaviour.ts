import { OPEN_POPUP_EVENT, type PicturesPopup } from './pictures-popup.ts';

/**
 * Opens the viewer when a picture of a set is clicked. It tells the page with an event, which bubbles (GAL-07); the
 * viewer itself is loaded by the first click.
 */
export function start(set: HTMLElement): void {
  const openers = [...set.querySelectorAll<HTMLAnchorElement>('[data-picture]')];
  for (const opener of openers) opener.setAttribute('aria-haspopup', 'dialog');
  set.addEventListener('click', (event) => {
    const index = openers.findIndex((opener) => opener.contains(event.target as Node));
    const opener = openers[index];
    // With a key held the link opens in another tab, as links do.
    if (!opener || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const images = openers.map((one) => one.getAttribute('href') ?? '');
    const detail: PicturesPopup = { type: 'images', index, images, size: 'full' };
    opener.dispatchEvent(new CustomEvent(OPEN_POPUP_EVENT, { bubbles: true, detail }));
    void import('./open-viewer.ts')
      .then(({ openViewer }) => openViewer(set, openers, index))
      .catch(() => location.assign(opener.href));
  });
}
