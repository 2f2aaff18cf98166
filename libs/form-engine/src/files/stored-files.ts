import { type FocalPoint, formatPicture, readPicture } from '@etalage/site-model';
import { fileNameOf } from './new-file-name.ts';

/**
 * One stored file (UPL-06). A value that is text contains its path only, a value that is a list all three. The focal
 * point of a picture ends its path (`formatPicture`), so that every place that stores a path keeps it.
 */
export interface StoredFile {
  /** Where it is stored. */
  path: string;
  /** The name that users see. */
  name: string;
  /** The caption that its uploader typed (UPL-07), or empty. */
  custom: string;
  /** The point of a picture that stays in view where it is cropped; absent if its owner set none. */
  focus?: FocalPoint;
}

/** Reads a file value: a pipe-separated text, with or without a leading pipe, or a list of files. */
export function parseFiles(value: unknown): StoredFile[] {
  if (typeof value === 'string') {
    return storedPaths(value).map((stored) => fileOf(stored, {}));
  }
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    const { path, ...others } = Object(entry) as Record<string, unknown>;
    return typeof path === 'string' ? [fileOf(path, others)] : [];
  });
}

function fileOf(stored: string, { name, custom }: Record<string, unknown>): StoredFile {
  const { address: path, focus } = readPicture(stored);
  return {
    path,
    name: typeof name === 'string' ? name : fileNameOf(path),
    custom: typeof custom === 'string' ? custom : '',
    ...(focus && { focus }),
  };
}

const pathOf = ({ path, focus }: StoredFile): string =>
  formatPicture({ address: path, ...(focus && { focus }) });

/** The paths of a file value as they are stored, with the focal points of pictures. */
export function storedPaths(value: unknown): string[] {
  if (typeof value === 'string') return value.split('|').filter((path) => path !== '');
  if (!Array.isArray(value)) return [];
  const paths = value.map((entry: unknown) => (Object(entry) as Record<string, unknown>)['path']);
  return paths.filter((path) => typeof path === 'string');
}

/** Writes files in the form of the previous value: a list stays a list, anything else becomes pipe-separated text. */
export function formatFiles(files: readonly StoredFile[], like: unknown): unknown {
  return Array.isArray(like)
    ? files.map((file) => ({ path: pathOf(file), name: file.name, custom: file.custom }))
    : files.map(pathOf).join('|');
}

/** The files with one of them moved up (-1) or down (1); unchanged if that is out of range. */
export function moveFile(files: readonly StoredFile[], index: number, by: -1 | 1): StoredFile[] {
  const moved = [...files];
  const [file] = moved.splice(index, 1);
  if (!file || index + by < 0 || index + by >= files.length) return [...files];
  moved.splice(index + by, 0, file);
  return moved;
}
