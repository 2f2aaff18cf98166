import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { loadSharp } from './load-sharp.ts';
import { maxPixels } from '../ports/heic/max-pixels.ts';

export type VariantFormat = 'webp' | 'avif';

/** A stored picture at one width and in one format. */
export interface Variant {
  /** Path of the picture within the folder of all websites, `<website>/<key>`. */
  readonly path: string;
  readonly width: number;
  readonly format: VariantFormat;
}

/** The path of a rendered variant. */
export function variantPath(folder: string, { path, width, format }: Variant): string {
  return join(folder, path, `${width}.${format}`);
}

/** Whether a picture or a variant exists on disk. */
export async function isFile(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined))?.isFile() ?? false;
}

/**
 * Renders a picture at most `width` pixels wide, never enlarged, upright and without metadata; returns its path. The
 * file appears only when it is complete, also if two processes render the same variant. Rejects for a damaged picture.
 */
export async function renderVariant(source: string, folder: string, variant: Variant): Promise<string> {
  const target = variantPath(folder, variant);
  if (await isFile(target)) return target;
  await mkdir(dirname(target), { recursive: true });
  const unfinished = `${target}.${randomUUID()}`;
  const sharp = await loadSharp();
  const picture = sharp(source, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: variant.width, withoutEnlargement: true });
  try {
    await (
      variant.format === 'avif'
        ? picture.avif({ quality: 55, effort: 3 })
        : picture.webp({ quality: 80, effort: 3 })
    ).toFile(unfinished);
    await rename(unfinished, target);
    // The picture was deleted meanwhile: nothing would delete this variant later.
    if (!(await isFile(source))) await rm(dirname(target), { recursive: true, force: true });
  } finally {
    await rm(unfinished, { force: true });
  }
  return target;
}
