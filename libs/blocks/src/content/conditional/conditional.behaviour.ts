/**
 * Shows the items that the hash of the address names, and the default ones if it names none (COND-02 to COND-06). Several
 * blocks of a page may have items of the same hash, of which the browser by itself would show only the first.
 */
export function start(group: HTMLElement): void {
  const items = [...group.querySelectorAll<HTMLElement>('[data-hash]')].filter(
    (item) => item.closest('[data-conditional]') === group,
  );
  const show = () => {
    const hash = readHash();
    const isNamed = hash !== '' && items.some((item) => item.dataset['hash'] === hash);
    for (const item of items) {
      const isShown = isNamed ? item.dataset['hash'] === hash : item.dataset['default'] === '';
      item.toggleAttribute('data-shown', isShown);
    }
  };
  show();
  group.dataset['live'] = '';
  addEventListener('hashchange', show);
}

/** What follows the # of the address; as it is written when it is not valid. */
function readHash(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
