import { formatFiles, parseFiles, type StoredFile } from './stored-files.ts';

/** A value with new files after its own, in the form of the value (UPL-02). */
export function joinedFiles(value: unknown, added: readonly StoredFile[]): unknown {
  return formatFiles([...parseFiles(value), ...added], value);
}
