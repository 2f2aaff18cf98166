import type { CookieEntry, CookieSettings } from './cookie-settings.schema.ts';

/** A website without cookies of its own choice: it shows no bar. */
export const noCookies: CookieSettings = {
  list: [],
  position: 'bottom',
  colors: { ground: '', button: '' },
};

/** Whether an entry can be switched (COOK-02). */
export function isOptional({ purpose }: Pick<CookieEntry, 'purpose'>): boolean {
  return purpose !== 'necessary';
}

/** Whether an entry may be on only after the visitor has allowed it. */
export function needsConsent({ purpose }: Pick<CookieEntry, 'purpose'>): boolean {
  return purpose !== 'necessary' && purpose !== 'functional';
}

/** Whether an entry is checked as long as no choice is stored: never where consent is needed (COOK-11). */
export function startsOn(entry: Pick<CookieEntry, 'purpose' | 'initialState'>): boolean {
  return !isOptional(entry) || (entry.initialState && !needsConsent(entry));
}

/** The hosts with which the scripts and the code of a list exchange data, each once. */
export function scriptHosts(list: readonly CookieEntry[]): string[] {
  const hosts = list
    .filter(({ scripts, code }) => scripts.length > 0 || code !== '')
    .flatMap(({ scripts, hosts: others }) => [...scripts.map((address) => new URL(address).host), ...others]);
  return [...new Set(hosts)];
}

/** The code that the entries of a list run in the page. */
export function entryCodes(list: readonly CookieEntry[]): string[] {
  return list.map(({ code }) => code).filter((code) => code !== '');
}

/** The entry for content of other websites, such as videos; undefined if the list has none. */
export function mediaEntryOf(list: readonly CookieEntry[]): CookieEntry | undefined {
  return list.find(({ purpose }) => purpose === 'media');
}

/** The entry that names a host, which is without `www.`; undefined if none of the list does. */
export function entryOfHost(list: readonly CookieEntry[], host: string): CookieEntry | undefined {
  return list.find(({ scripts, hosts }) =>
    [...scripts.map((address) => new URL(address).host), ...hosts].some(
      (named) => named.replace(/^www\./, '') === host,
    ),
  );
}
