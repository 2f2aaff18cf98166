/**
 * Gives a button its active look while the address names it: by its path, or by the part after the # (BLK-50). One that is
 * active by default has that look as long as the address names no other button (BLK-51).
 */
export function start(button: HTMLElement): void {
  const update = () => {
    const isNamed = isAt(button);
    const isByDefault = button.dataset['defaultActive'] === '' && !others().some(isAt);
    button.toggleAttribute('data-active', isNamed || isByDefault);
    if (isNamed) button.setAttribute('aria-current', hashOf(button) === '' ? 'page' : 'location');
    else button.removeAttribute('aria-current');
  };
  const others = () =>
    [...document.querySelectorAll<HTMLElement>('[data-activity]')].filter((one) => one !== button);
  update();
  addEventListener('hashchange', update);
}

/** Whether the address of the page is that of a button; an address without # is that of the page at any #. */
function isAt(button: HTMLElement): boolean {
  const address = button.getAttribute('href');
  if (address === null) return false;
  const { origin, pathname, hash } = new URL(address, location.href);
  const isHere = origin === location.origin && pathname === location.pathname;
  return isHere && (hash === '' || hash === location.hash);
}

function hashOf(button: HTMLElement): string {
  return new URL(button.getAttribute('href') ?? '', location.href).hash;
}
