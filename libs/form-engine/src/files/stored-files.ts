/** One stored file (UPL-06). A value of text keeps its path alone, a value that is a list all three. */
export interface StoredFile {
  /** Where it lies. */
  path: string;
  /** What a reader sees. */
  name: string;
  /** The caption its uploader typed (UPL-07); empty when there is none. */
  custom: string;
}

/** Reads a file value: a pipe-separated text, with or without a leading pipe, or a list of files. */
export function parseFiles(value: unknown): StoredFile[] {
  if (typeof value === 'string') {
    return value
      .split('|')
      .filter((path) => path !== '')
      .map((path) => ({ path, name: nameOf(path), custom: '' }));
  }
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    const { path, name, custom } = Object(entry) as Record<string, unknown>;
    if (typeof path !== 'string') return [];
    return [
      {
        path,
        name: typeof name === 'string' ? name : nameOf(path),
        custom: typeof custom === 'string' ? custom : '',
      },
    ];
  });
}

/** Writes files in the form the value had: a list stays a list, all else is pipe-separated text. */
export function formatFiles(files: readonly StoredFile[], like: unknown): unknown {
  return Array.isArray(like)
    ? files.map(({ path, name, custom }) => ({ path, name, custom }))
    : files.map(({ path }) => path).join('|');
}

/** The files with one of them a place further up (-1) or down (1); out of range changes nothing. */
export function moveFile(files: readonly StoredFile[], index: number, by: -1 | 1): StoredFile[] {
  const moved = [...files];
  const [file] = moved.splice(index, 1);
  if (!file || index + by < 0 || index + by >= files.length) return [...files];
  moved.splice(index + by, 0, file);
  return moved;
}

/** The last part of a path, without query. */
function nameOf(path: string): string {
  const [clean = ''] = path.split('?');
  return clean.slice(clean.lastIndexOf('/') + 1);
}
