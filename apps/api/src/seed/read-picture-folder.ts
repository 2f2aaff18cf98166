import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureLook } from '../files/picture.repository.ts';
import { readPicture } from '../files/read-picture.ts';

/** The looks of the pictures in a folder, by their addresses: `/media/` followed by `prefix` and the name. */
export async function readPictureFolder(
  folder: string,
  addressOf: (name: string) => string,
): Promise<ReadonlyMap<string, PictureLook>> {
  const looks = new Map<string, PictureLook>();
  for (const name of (await readdir(folder)).filter((file) => /\.(?:jpg|svg)$/.test(file))) {
    const look = await readPicture(join(folder, name));
    if (look) looks.set(addressOf(name), look);
  }
  return looks;
}
