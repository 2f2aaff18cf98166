/** Event on `document` after the visitor's choice changed. */
export const CONSENT_CHANGED_EVENT = 'etalage:consent-changed';
const ALLOW_EVENT = 'etalage:allow';

const FLAG = 'cookie_consent';
const LIST = 'cookie_consent_enabled';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The visitor's choice (COOK-08). */
export interface Consent {
  /** Whether the visitor accepted anything. */
  given: boolean;
  /** Ids of the entries that are on. */
  enabled: string[];
}

/** The stored choice; undefined as long as the visitor has not chosen. */
export function readConsent(): Consent | undefined {
  const flag = valueOf(FLAG);
  if (flag === undefined) return undefined;
  return { given: flag === 'true', enabled: (valueOf(LIST) ?? '').split(',').filter(Boolean) };
}

/** Stores a choice for one year in two cookies (COOK-13 to COOK-15) and tells the page. */
export function writeConsent({ given, enabled }: Consent): void {
  write(FLAG, String(given));
  write(LIST, enabled.join(','));
  document.dispatchEvent(new Event(CONSENT_CHANGED_EVENT));
}

/** Allows one more entry. The script of the bar may start later: until then the request waits in the page. */
export function allow(id: string): void {
  document.documentElement.dataset['allow'] = id;
  document.dispatchEvent(new Event(ALLOW_EVENT));
}

/** Calls back for each entry that a part of the page allows, also one that is waiting. */
export function onAllowed(add: (id: string) => void): void {
  const take = () => {
    const { allow: id } = document.documentElement.dataset;
    delete document.documentElement.dataset['allow'];
    if (id) add(id);
  };
  document.addEventListener(ALLOW_EVENT, take);
  take();
}

/** Removes cookies whose consent was taken back, as far as this website can: those of its own host and its parent hosts. */
export function removeCookies(patterns: readonly string[]): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.map((_label, at) => `; domain=${labels.slice(at).join('.')}`);
  for (const name of names.filter((one) => patterns.some((pattern) => matches(one, pattern))))
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

/** Whether a name is the one of a pattern; a `*` at its end stands for any rest. */
function matches(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

function valueOf(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

function write(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
