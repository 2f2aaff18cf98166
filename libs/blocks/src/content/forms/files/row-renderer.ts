import type { FileRow, RowAction } from './file-rows.ts';

/** Renders the rows of a question into its list; a row that remains keeps its element, and with it the focus. */
export function rowRenderer(
  list: HTMLElement,
  copyRow: () => HTMLElement,
  onAction: (key: string, action: RowAction) => void,
) {
  const elements = new Map<string, HTMLElement>();
  const make = ({ key }: FileRow): HTMLElement => {
    const row = copyRow();
    row.addEventListener('click', ({ target }) => {
      const pressed = (target as Element).closest<HTMLElement>('[data-does]');
      if (pressed) onAction(key, pressed.dataset['does'] as RowAction);
    });
    elements.set(key, row);
    return row;
  };
  return (rows: readonly FileRow[]): void => {
    const left = new Set(rows.map(({ key }) => key));
    for (const [key, row] of elements) {
      if (left.has(key)) continue;
      row.remove();
      elements.delete(key);
    }
    rows.forEach((row, at) => {
      const element = elements.get(row.key) ?? make(row);
      fill(element, row);
      if (list.children[at] !== element) list.insertBefore(element, list.children[at] ?? null);
    });
  };
}

function fill(element: HTMLElement, { name, state, isFailed, progress, actions }: FileRow): void {
  const nameAt = element.querySelector<HTMLElement>('[data-name]');
  const stateAt = element.querySelector<HTMLElement>('[data-state]');
  if (nameAt) {
    nameAt.textContent = name;
    nameAt.title = name;
  }
  if (stateAt && stateAt.textContent !== state) stateAt.textContent = state;
  element.toggleAttribute('data-trouble', isFailed);
  for (const button of element.querySelectorAll<HTMLElement>('[data-does]')) {
    button.hidden = !actions.includes(button.dataset['does'] as RowAction);
    button.ariaLabel ??= `${button.textContent}: ${name}`;
  }
  const bar = element.querySelector('progress');
  if (!bar) return;
  bar.hidden = progress === undefined;
  bar.value = progress ?? 0;
  bar.ariaLabel ??= name;
}
