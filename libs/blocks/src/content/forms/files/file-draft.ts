import type { StoredFile } from '@etalage/form-engine/render';

/** Remembers in this tab which files of a form are stored, so that reloading loses none. */
export interface FileDraft {
  read(identifier: string): readonly StoredFile[];
  write(identifier: string, files: readonly StoredFile[]): void;
}

/** The draft of one form; the form also works in a browser without storage. */
export function fileDraft(form: HTMLFormElement): FileDraft {
  const keyOf = (identifier: string) => `form-files:${location.pathname}:${form.id}:${identifier}`;
  return {
    read(identifier) {
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(identifier)) ?? '[]');
        return Array.isArray(value) ? value.filter(isStoredFile) : [];
      } catch {
        return [];
      }
    },
    write(identifier, files) {
      try {
        if (files.length === 0) sessionStorage.removeItem(keyOf(identifier));
        else sessionStorage.setItem(keyOf(identifier), JSON.stringify(files));
      } catch {
        // Storage is full or disabled.
      }
    },
  };
}

function isStoredFile(entry: unknown): entry is StoredFile {
  const { path, name, custom } = Object(entry) as Partial<StoredFile>;
  return [path, name, custom].every((part) => typeof part === 'string');
}
