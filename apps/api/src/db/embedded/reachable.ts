import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Whether a user without special rights may traverse every folder down to `path`. */
export function isReachableByOthers(path: string): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Whether such a user may also read the file. */
export function isReadableByOthers(file: string): boolean {
  return (statSync(file).mode & 0o004) !== 0 && isReachableByOthers(dirname(file));
}
