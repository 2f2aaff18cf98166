/** Traps the focus in the open full-screen menu, stops the page behind it from scrolling, and closes on Escape. */
export function start(element: HTMLElement): void {
  const menu = element as HTMLDetailsElement;
  const summary = menu.querySelector('summary');

  menu.addEventListener('toggle', () => {
    document.documentElement.style.overflow = menu.open ? 'hidden' : '';
    for (const other of outside(menu)) other.inert = menu.open;
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
