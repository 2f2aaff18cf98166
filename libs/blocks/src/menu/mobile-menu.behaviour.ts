/**
 * Traps the focus in the open full-screen menu, behind which the page does not scroll by its style sheet, and closes on
 * Escape and when the window becomes so wide that the menu is not shown.
 */
export function start(element: HTMLElement): void {
  const menu = element as HTMLDetailsElement;
  const summary = menu.querySelector('summary');
  const screen = summary?.nextElementSibling;
  const showState = () => screen?.setAttribute('data-state', menu.open ? 'active' : 'hidden');

  showState();
  menu.addEventListener('toggle', () => {
    for (const other of outside(menu)) other.inert = menu.open;
    showState();
    if (!menu.open) for (const sub of menu.querySelectorAll('details')) sub.open = false;
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    const sub = menu.querySelector<HTMLDetailsElement>('details[open]');
    const closing = sub ?? menu;
    closing.open = false;
    (sub?.querySelector('summary') ?? summary)?.focus();
  });
  // After going back in history, or a link to a fragment of the same page.
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.open = false;
  });
  matchMedia(menu.dataset['media'] ?? 'all').addEventListener('change', ({ matches }) => {
    if (!matches) menu.open = false;
  });
}

/** Everything on the page that is neither in the menu nor an ancestor of it. */
function outside(menu: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let inner = menu; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner) found.push(sibling as HTMLElement);
  }
  return found;
}
