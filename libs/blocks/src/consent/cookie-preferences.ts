/** The window with a switch per entry; returns what opens it (COOK-02 to COOK-04, COOK-10). */
export function startPreferences(
  root: HTMLElement,
  enabled: () => readonly string[],
  choose: (ids: readonly string[]) => void,
): () => void {
  const dialog = root.querySelector('dialog');
  const notice = root.querySelector<HTMLElement>('[data-unsaved]');
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input[name]')];
  if (!dialog || !notice) return () => {};
  const checked = () => boxes.filter((box) => box.checked).map((box) => box.name);
  const showNotice = () => {
    notice.hidden = boxes.every((box) => box.checked === enabled().includes(box.name));
  };
  const open = () => {
    for (const box of boxes) box.checked = enabled().includes(box.name);
    showNotice();
    dialog.showModal();
  };

  dialog.addEventListener('change', showNotice);
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    dialog.close();
    choose(checked());
  });
  root.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
  root.querySelector('[data-manage]')?.addEventListener('click', open);
  return open;
}
