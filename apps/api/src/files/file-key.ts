import { newFileName, randomPart } from '@etalage/form-engine/schema';

/** Folders and a name below `assets/`, with nothing that could lead out of it. */
const wanted = /^assets\/(?:[A-Za-z0-9_-]{1,60}\/){0,5}([^/\\\p{Cc}]{1,200})$/u;
const stored = /^assets\/(?:[A-Za-z0-9_-]{1,60}\/){0,5}\d{13}-[a-z0-9]{10}-[a-z0-9-]{1,60}\.[a-z0-9]{2,5}$/;

/** The name a caller asks for; undefined for a path outside `assets/`. */
export function wantedName(filePath: string): string | undefined {
  const name = wanted.exec(filePath)?.[1];
  return name === '.' || name === '..' ? undefined : name;
}

/** A key of our own in the folder that was asked for: the caller's name is a wish, the key is never theirs (UPL-15). */
export function newFileKey(filePath: string, extension: string, now: number): string {
  const folder = filePath.slice(0, filePath.lastIndexOf('/') + 1);
  const name = newFileName(wantedName(filePath) ?? '', { now, random: randomPart(), extension });
  return folder + name;
}

/** Whether a text can be the key of a file; other text never reaches the database or the disk. */
export function isFileKey(text: string): boolean {
  return stored.test(text);
}
