import { isSampleFile } from './sample-files.ts';
import { formatFiles, parseFiles, type StoredFile } from './stored-files.ts';

/** A value with new files after its own, without samples, in the form of the value (UPL-02). */
export function joinedFiles(value: unknown, added: readonly StoredFile[]): unknown {
  const own = parseFiles(value).filter(({ path }) => !isSampleFile(path));
  return formatFiles([...own, ...added], value);
}
