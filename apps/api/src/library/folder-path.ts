import { compareNames } from '@etalage/texts/format';
import { ApiError } from '../calls/api-error.ts';

const MAX_DEPTH = 5;
const NAME = /^[^/\\\p{Cc}]{1,60}$/u;

/** A folder path whose names are allowed. Throws `validation_failed` at the field; '' is the place outside folders. */
export function readFolder(path: string, field: string): string {
  if (path === '') return path;
  const names = path.split('/');
  const areNames = names.every((name) => NAME.test(name) && name === name.trim());
  if (names.length > MAX_DEPTH || !areNames)
    throw new ApiError('validation_failed', { [field]: [{ key: 'library_folder_invalid' }] });
  return path;
}

/** The folder above; '' for one that is in none. */
export function folderAbove(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** A folder and all above it, the highest first. */
export function withFoldersAbove(path: string): string[] {
  const names = path === '' ? [] : path.split('/');
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

/** Orders folders by their names, so that what is in a folder follows it. */
export function compareFolders(one: string, other: string): number {
  const names = one.split('/');
  const others = other.split('/');
  const index = names.findIndex((name, at) => name !== others[at]);
  return index === -1 ? names.length - others.length : compareNames(names[index] ?? '', others[index] ?? '');
}

/** Whether a path is a folder or is in it. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
