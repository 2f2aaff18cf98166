import { INSERTED_EVENT } from '../runtime/behaviour.ts';
import { allow, CONSENT_CHANGED_EVENT, readConsent } from './consent-cookies.ts';
import { mediaEntry, onMediaAllowed } from './media-consent.ts';

/**
 * Shows content of another website once the visitor allows it: by the list of cookies if it has an entry for such
 * content, and else by the button, for this visit of the page. Pictures within links are allowed together.
 */
export function start(gate: HTMLElement): void {
  const content = gate.querySelector('template')?.content;
  const id = mediaEntry();
  if (!content) return;
  const isPicture = gate.dataset['embed'] === 'picture';
  const show = () => {
    if (gate.dataset['shown'] === '') return;
    gate.dataset['shown'] = '';
    gate.replaceChildren(content.cloneNode(true));
    gate.dispatchEvent(new Event(INSERTED_EVENT, { bubbles: true }));
  };
  gate.querySelector('button')?.addEventListener('click', () => {
    if (id === undefined) show();
    else allow(id);
    // The place of a picture has no box of its own once the picture is in it.
    const target = isPicture ? (gate.querySelector('img') ?? gate) : gate;
    target.tabIndex = -1;
    target.focus();
  });
  gate.dataset['ready'] = '';
  if (isPicture) return onMediaAllowed(show);
  const showIfAllowed = () => {
    if (id !== undefined && readConsent()?.enabled.includes(id)) show();
  };
  document.addEventListener(CONSENT_CHANGED_EVENT, showIfAllowed);
  showIfAllowed();
}
