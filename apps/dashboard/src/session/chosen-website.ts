const STORAGE_KEY = 'etalage_website';

/** The website chosen in this tab, else the one chosen last in this browser; '' if there is none. */
export function readChosenWebsite(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    // The browser stores nothing: the first website is opened.
    return '';
  }
}

/** Other tabs that are open keep their own website. */
export function writeChosenWebsite(id: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, id);
    localStorage.setItem(STORAGE_KEY, id);
  } catch {
    // The choice then lasts as long as the tab.
  }
}
