import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type PictureLook, readPictureFolder } from '@etalage/api/seed';

export const assets = fileURLToPath(new URL('../assets/', import.meta.url));
const brotli = promisify(brotliCompress);
// A small window is enough for a drawing; fifty large ones together would be most of a first start's memory.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 16 } };

/** Whether a picture of the demo shop has been rendered. */
export const isRendered = (name: string): boolean => existsSync(join(assets, `${name}.jpg`));

/**
 * The key of a demo file in the library, as the server makes keys: a time and ten signs before the name. They are the same
 * on every start, so that addresses of the demo shop can be written down.
 */
export const demoKey = (file: string): string => `assets/1767225600000-etalagedem-${file}`;

/**
 * The address of a demo file of a website: a rendering, a drawing such as the word mark, or what a whole file name
 * names.
 */
export function demoMedia(websiteId: string): (name: string) => string {
  return (name) => {
    if (name.includes('.')) return `/media/${websiteId}/${demoKey(name)}`;
    const extension = isRendered(name) ? 'jpg' : 'svg';
    return `/media/${websiteId}/${demoKey(`${name}.${extension}`)}`;
  };
}

/** The looks of the demo pictures, by their addresses on a website. */
export function readDemoPictures(websiteId: string): Promise<ReadonlyMap<string, PictureLook>> {
  return readPictureFolder(assets, demoMedia(websiteId));
}

/** Copies the demo pictures to a website's files; drawings with their compressed copies. Safe to repeat. */
export async function copyDemoAssets(filesFolder: string, websiteId: string): Promise<void> {
  const folder = join(filesFolder, websiteId);
  await mkdir(join(folder, dirname(demoKey(''))), { recursive: true });
  const names = await readdir(assets);
  await Promise.all(
    names.map((name) =>
      name.endsWith('.svg')
        ? copyDrawing(name, join(folder, demoKey(name)))
        : copyFile(join(assets, name), join(folder, demoKey(name))),
    ),
  );
}

async function copyDrawing(name: string, target: string): Promise<void> {
  const svg = await readFile(join(assets, name));
  await Promise.all([
    writeFile(target, svg),
    writeFile(`${target}.br`, await brotli(svg, quick)),
    writeFile(`${target}.gz`, await promisify(gzip)(svg)),
  ]);
}
