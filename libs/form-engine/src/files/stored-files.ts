import { fileNameOf } from './new-file-name.ts';

/** One stored file (UPL-06). A value that is text contains its path only, a value that is a list all three. */
export interface StoredFile {
  /** Where it is stored. */
  path: string;
  /** The name that users see. */
  name: string;
  /** The caption that its uploader typed (UPL-07), or empty. */
  custom: string;
}

/** Reads a file value: a pipe-separated text, with or without a leading pipe, or a list of files. */
export function parseFiles(value: unknown): StoredFile[] {
  if (typeof value === 'string') {
    return value
      .split('|')
      .filter((path) => path !== '')
      .map((path) => ({ path, name: fileNameOf(path), custom: '' }));
  }
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    const { path, name, custom } = Object(entry) as Record<string, unknown>;
    if (typeof path !== 'string') return [];
    return [
      {
        path,
        name: typeof name === 'string' ? name : fileNameOf(path),
        custom: typeof custom === 'string' ? custom : '',
      },
    ];
  });
}

/** Writes files in the form of the previous value: a list stays a list, anything else becomes pipe-separated text. */
export function formatFiles(files: readonly StoredFile[], like: unknown): unknown {
  return Array.isArray(like)
    ? files.map(({ path, name, custom }) => ({ path, name, custom }))
    : files.map(({ path }) => path).join('|');
}

/** The files with one of them moved up (-1) or down (1); unchanged if that is out of range. */
export function moveFile(files: readonly StoredFile[], index: number, by: -1 | 1): StoredFile[] {
  const moved = [...files];
  const [file] = moved.splice(index, 1);
  if (!file || index + by < 0 || index + by >= files.length) return [...files];
  moved.splice(index + by, 0, file);
  return moved;
}
