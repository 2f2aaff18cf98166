import type { TextKey } from '@etalage/texts';

const MAX_BYTES = 20 * 1024 * 1024;

/** Why a file cannot be imported, by its name and size; null if it can be read. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): TextKey | null {
  if (!/\.(csv|txt|tsv|xlsx)$/i.test(name)) return 'imports_error_kind';
  if (size > MAX_BYTES) return 'imports_error_size';
  return size === 0 ? 'imports_error_empty' : null;
}
