import { formatFiles, parseFiles, type StoredFile } from './stored-files.ts';

/** A value with new files behind those it held, in the form it had (UPL-02). */
export function joinedFiles(value: unknown, added: readonly StoredFile[]): unknown {
  return formatFiles([...parseFiles(value), ...added], value);
}
