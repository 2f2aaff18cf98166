import { INSERTED_EVENT } from '../runtime/behaviour.ts';
import { allow, CONSENT_CHANGED_EVENT, readConsent } from './consent-cookies.ts';

/**
 * Shows content of another website once the visitor allows it: by the list of cookies if it has an entry for such
 * content, and else by the button, for this visit of the page.
 */
export function start(gate: HTMLElement): void {
  const content = gate.querySelector('template')?.content;
  const id = document.querySelector<HTMLElement>('[data-cookie-consent]')?.dataset['contentEntry'];
  if (!content) return;
  const show = () => {
    if (gate.dataset['shown'] === '') return;
    gate.dataset['shown'] = '';
    gate.replaceChildren(content.cloneNode(true));
    gate.dispatchEvent(new Event(INSERTED_EVENT, { bubbles: true }));
  };
  const showIfAllowed = () => {
    if (id !== undefined && readConsent()?.enabled.includes(id)) show();
  };
  gate.querySelector('button')?.addEventListener('click', () => {
    if (id === undefined) show();
    else allow(id);
    gate.tabIndex = -1;
    gate.focus();
  });
  gate.dataset['ready'] = '';
  document.addEventListener(CONSENT_CHANGED_EVENT, showIfAllowed);
  showIfAllowed();
}
