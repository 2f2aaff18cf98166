import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** True when a user without any special right may pass through every folder down to `path`. */
export function isReachableByOthers(path: string): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** True when such a user may also read the file. */
export function isReadableByOthers(file: string): boolean {
  return (statSync(file).mode & 0o004) !== 0 && isReachableByOthers(dirname(file));
}
