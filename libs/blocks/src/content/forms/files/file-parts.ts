/** The parts of a file question that only its script needs, copied from the template in the page. */
export function fileParts(field: HTMLElement) {
  const parts = field.querySelector<HTMLTemplateElement>('[data-file-parts]')?.content.cloneNode(true);
  const part = (name: string): HTMLElement => {
    const found = (parts as DocumentFragment | undefined)?.querySelector<HTMLElement>(`[data-part=${name}]`);
    if (!found) throw new Error(`a file question without its ${name}`);
    found.remove();
    return found;
  };
  const [row, status, notice, toasts] = ['row', 'status', 'notice', 'toasts'].map(part) as [
    ...[HTMLElement, HTMLElement, HTMLElement, HTMLElement],
  ];
  const dialog = part('dialog') as HTMLDialogElement;
  const toast = toasts.firstElementChild as HTMLElement;
  toast.remove();
  field.append(status, notice, dialog, toasts);
  return {
    copyRow: () => row.cloneNode(true) as HTMLElement,
    /** Announces a message to screen readers. */
    say: (text: string) => void (status.textContent = text),
    /** Shows why something failed; an empty text hides it. */
    warn: (text: string) => void (notice.textContent = text),
    /** A toast, until it is dismissed (UPL-09). */
    notify(text: string): void {
      const shown = toast.cloneNode(true) as HTMLElement;
      const nameElement = shown.querySelector('[data-name]');
      if (nameElement) nameElement.textContent = text;
      shown.querySelector('button')?.addEventListener('click', () => shown.remove());
      toasts.append(shown);
    },
    /** Asks for confirmation before a file is removed (UPL-03). */
    askRemoval: (name: string) => askRemoval(dialog, name),
  };
}

/** Resolves to whether "Volledig verwijderen" was pressed; closing the dialog in any other way keeps the file. */
async function askRemoval(dialog: HTMLDialogElement, name: string): Promise<boolean> {
  const nameElement = dialog.querySelector('[data-name]');
  if (nameElement) nameElement.textContent = name;
  return new Promise((resolve) => {
    let answer = false;
    const press = ({ target }: Event) => {
      const given = (target as Element).closest<HTMLElement>('[data-answer]')?.dataset['answer'];
      if (!given) return;
      answer = given === 'remove';
      dialog.close();
    };
    dialog.addEventListener('click', press);
    dialog.addEventListener(
      'close',
      () => {
        dialog.removeEventListener('click', press);
        resolve(answer);
      },
      { once: true },
    );
    dialog.showModal();
  });
}
