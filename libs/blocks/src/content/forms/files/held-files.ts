import { keptName, type StoredFile } from '@etalage/form-engine/render';
import type { FileDraft } from './file-draft.ts';

export type HeldFiles = ReturnType<typeof heldFiles>;

interface Surroundings {
  readonly identifier: string;
  readonly draft: FileDraft;
  readonly onChange: () => void;
}

/**
 * The stored files of a question: those in the form, and those that finished uploading and are added when no upload is
 * in progress any more (UPL-02). The draft remembers both.
 */
export function heldFiles(field: HTMLElement, { identifier, draft, onChange }: Surroundings) {
  let files: readonly StoredFile[] = [];
  let arrived: readonly StoredFile[] = [];
  const all = (): readonly StoredFile[] => [...files, ...arrived];

  function change(): void {
    draft.write(identifier, all());
    onChange();
  }

  /** Adds files to the form, as fields like all others. */
  function hold(next: readonly StoredFile[]): void {
    const isSame = next.length === 0 && files.length === 0;
    files = next;
    field.querySelectorAll('input[type=hidden]').forEach((one) => one.remove());
    for (const { path } of files) {
      const held = document.createElement('input');
      held.type = 'hidden';
      held.name = keptName(identifier);
      held.value = path;
      field.append(held);
    }
    change();
    if (!isSame) field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return {
    all,
    hold,
    arrive(file: StoredFile): void {
      arrived = [...arrived, file];
      change();
    },
    /** Adds the finished uploads to the form. */
    join(): void {
      const next = all();
      arrived = [];
      hold(next);
    },
    leave(file: StoredFile): void {
      const isOther = ({ path }: StoredFile) => path !== file.path;
      arrived = arrived.filter(isOther);
      hold(files.filter(isOther));
    },
    empty(): void {
      arrived = [];
      hold([]);
    },
  };
}
