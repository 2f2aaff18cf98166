/** How long a submenu stays open after the pointer left it, in ms (NAV-11). */
const CLOSE_DELAY = 300;

/** Opens submenus on hover for a mouse, and closes them on Escape, on leaving, or on a click elsewhere. */
export function start(nav: HTMLElement): void {
  const submenus = [...nav.querySelectorAll<HTMLDetailsElement>('details[data-submenu]')];
  for (const submenu of submenus) hoverable(submenu, submenus);
  const closeAll = () => submenus.forEach((submenu) => (submenu.open = false));

  nav.addEventListener('keydown', (event) => {
    const open = submenus.find((submenu) => submenu.open);
    if (event.key !== 'Escape' || !open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  });
  nav.addEventListener('focusout', (event) => {
    if (event.relatedTarget && !nav.contains(event.relatedTarget as Node)) closeAll();
  });
  document.addEventListener('click', (event) => {
    if (!nav.contains(event.target as Node)) closeAll();
  });
}

function hoverable(submenu: HTMLDetailsElement, all: readonly HTMLDetailsElement[]): void {
  let timer = 0;
  let openedByHover = 0;
  submenu.addEventListener('pointerenter', (event) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer);
    for (const other of all) if (other !== submenu) other.open = false;
    if (!submenu.open) openedByHover = event.timeStamp;
    submenu.open = true;
  });
  submenu.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'mouse') return;
    timer = window.setTimeout(() => (submenu.open = false), CLOSE_DELAY);
  });
  // The click after moving onto it would close the submenu that hover has just opened.
  submenu.querySelector('summary')?.addEventListener('click', (event) => {
    if (submenu.open && event.timeStamp - openedByHover < 500) event.preventDefault();
  });
}
