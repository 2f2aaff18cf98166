const STORAGE_KEY = 'etalage_website';

/**
 * The website opened last in this tab, else in this browser; '' if there is none. It is only used for addresses that name
 * no website.
 */
export function readChosenWebsite(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    // The browser stores nothing: the first website is opened.
    return '';
  }
}

/** Remembers the website of this tab; other tabs that are open keep their own. */
export function writeChosenWebsite(id: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, id);
    localStorage.setItem(STORAGE_KEY, id);
  } catch {
    // The choice then lasts as long as the tab.
  }
}
