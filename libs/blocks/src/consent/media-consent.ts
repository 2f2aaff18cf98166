import { allow, CONSENT_CHANGED_EVENT, readConsent } from './consent-cookies.ts';

/** Event on `document`: the visitor allowed the pictures of this page, on a website without an entry for `media`. */
const PICTURES_ALLOWED_EVENT = 'etalage:pictures-allowed';

/** Id of the entry for content of other websites in the list of cookies; undefined if the website has none. */
export function mediaEntry(): string | undefined {
  return document.querySelector<HTMLElement>('[data-cookie-consent]')?.dataset['contentEntry'];
}

/** Allows such content: by the entry if there is one, and else for this visit of the page. */
export function allowMedia(): void {
  const id = mediaEntry();
  if (id !== undefined) allow(id);
  else {
    document.documentElement.dataset['picturesAllowed'] = '';
    document.dispatchEvent(new Event(PICTURES_ALLOWED_EVENT));
  }
}

/** Calls back when the pictures of other websites are allowed, now or later. */
export function onMediaAllowed(show: () => void): void {
  const id = mediaEntry();
  const isAllowed = () =>
    id === undefined
      ? document.documentElement.dataset['picturesAllowed'] === ''
      : readConsent()?.enabled.includes(id);
  const look = () => void (isAllowed() && show());
  document.addEventListener(CONSENT_CHANGED_EVENT, look);
  document.addEventListener(PICTURES_ALLOWED_EVENT, look);
  look();
}
