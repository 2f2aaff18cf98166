import { onMediaAllowed, allowMedia } from './media-consent.ts';

/** The button for pictures of other websites within links: it shows all such pictures of the page. */
export function start(notice: HTMLElement): void {
  notice.querySelector('button')?.addEventListener('click', allowMedia);
  notice.dataset['ready'] = '';
  onMediaAllowed(() => (notice.hidden = true));
}
