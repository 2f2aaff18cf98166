import { newFileName, randomPart } from '@etalage/form-engine/schema';

/** Folders and a name below `assets/`, without anything that leads out of that folder. */
const REQUESTED_PATH = /^assets\/(?:[A-Za-z0-9_-]{1,60}\/){0,5}([^/\\\p{Cc}]{1,200})$/u;
const STORED_KEY =
  /^assets\/(?:[A-Za-z0-9_-]{1,60}\/){0,5}\d{13}-[a-z0-9]{10}-[a-z0-9-]{1,60}\.[a-z0-9]{2,5}$/;

/** The file name in a requested path; undefined for a path outside `assets/`. */
export function requestedName(filePath: string): string | undefined {
  const name = REQUESTED_PATH.exec(filePath)?.[1];
  return name === '.' || name === '..' ? undefined : name;
}

/**
 * A new unique key in the requested folder (UPL-15). The requested name is only part of it, so that a caller can never
 * choose an existing key.
 */
export function newFileKey(filePath: string, extension: string, now: number): string {
  const folder = filePath.slice(0, filePath.lastIndexOf('/') + 1);
  const name = newFileName(requestedName(filePath) ?? '', { now, random: randomPart(), extension });
  return folder + name;
}

/** Whether a text has the format of a file key; other text must not reach the database or the disk. */
export function isFileKey(text: string): boolean {
  return STORED_KEY.test(text);
}
