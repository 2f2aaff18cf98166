import { storedName, type StoredFile } from '@etalage/form-engine/render';
import type { FileDraft } from './file-draft.ts';

export type FieldFiles = ReturnType<typeof fieldFiles>;

interface Surroundings {
  readonly identifier: string;
  readonly draft: FileDraft;
  readonly onChange: () => void;
}

/**
 * The stored files of a question: those in the form, and those that finished uploading and are added when no upload is
 * in progress any more (UPL-02). The draft remembers both.
 */
export function fieldFiles(field: HTMLElement, { identifier, draft, onChange }: Surroundings) {
  let files: readonly StoredFile[] = [];
  let uploaded: readonly StoredFile[] = [];
  const all = (): readonly StoredFile[] => [...files, ...uploaded];

  function change(): void {
    draft.write(identifier, all());
    onChange();
  }

  /** Adds files to the form, as fields like all others. */
  function replace(next: readonly StoredFile[]): void {
    const isSame = next.length === 0 && files.length === 0;
    files = next;
    field.querySelectorAll('input[type=hidden]').forEach((one) => one.remove());
    for (const { path } of files) {
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = storedName(identifier);
      input.value = path;
      field.append(input);
    }
    change();
    if (!isSame) field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return {
    all,
    replace,
    addUploaded(file: StoredFile): void {
      uploaded = [...uploaded, file];
      change();
    },
    /** Adds the finished uploads to the form. */
    attachUploaded(): void {
      const next = all();
      uploaded = [];
      replace(next);
    },
    remove(file: StoredFile): void {
      const isOther = ({ path }: StoredFile) => path !== file.path;
      uploaded = uploaded.filter(isOther);
      replace(files.filter(isOther));
    },
    clear(): void {
      uploaded = [];
      replace([]);
    },
  };
}
