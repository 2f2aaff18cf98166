import { readFile, writeFile } from 'node:fs/promises';
import type { FileKind } from '@etalage/form-engine/schema';
import type { Sharp } from 'sharp';
import { QueueFullError, limitConcurrency } from '../calls/limit-concurrency.ts';
import { loadSharp } from './load-sharp.ts';
import { stripAvif } from './strip-avif.ts';
import { stripGif } from './strip-gif.ts';
import { tooManyPixels, tooManyWaiting, uploadRefused } from './upload-refused.ts';

/** Formats that are encoded again, which removes metadata (such as the location) and hidden content. */
const ENCODERS: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  'image/jpeg': (image) => image.jpeg({ quality: 90, mozjpeg: true }),
  'image/png': (image) => image.png({ compressionLevel: 9 }),
  'image/webp': (image) => image.webp({ quality: 90 }),
};

/** Formats that would take seconds to encode again; their metadata is removed from the file itself. */
const STRIPPERS: Readonly<Record<string, (bytes: Buffer) => Buffer | undefined>> = {
  'image/gif': stripGif,
  'image/avif': stripAvif,
};

/** Whether the pixels of a file of this kind are checked. */
export function isRaster({ contentType }: FileKind): boolean {
  return Object.hasOwn(ENCODERS, contentType) || Object.hasOwn(STRIPPERS, contentType);
}

/** Pictures that may wait; each takes up to a few seconds, so the last one waits about a minute. */
const PLACES = 30;

/** Pictures wait for each other: each needs a core, and up to 250 MB. */
const inLine = limitConcurrency(1, PLACES);

/**
 * Checks a picture of at most `most` pixels and writes it to `target`, upright and without metadata, one picture at a
 * time. Throws `upload_refused` for too many pixels or a damaged file, and `upload_not_now` if too many pictures wait.
 */
export async function reencodePicture(
  source: string,
  target: string,
  kind: FileKind,
  most: number,
): Promise<void> {
  try {
    await inLine(target, () => writePicture(source, target, kind, most));
  } catch (error) {
    if (error instanceof QueueFullError) throw tooManyWaiting();
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooManyPixels(most);
    if (isOfSharp(error)) throw uploadRefused('files_refused_damaged');
    throw error;
  }
}

async function writePicture(source: string, target: string, kind: FileKind, most: number): Promise<void> {
  const animated = kind.contentType === 'image/webp' || kind.contentType === 'image/gif';
  const options = { limitInputPixels: most, animated, failOn: 'error' } as const;
  const sharp = await loadSharp();
  // The size is in the first bytes, so this check comes before the pixels are read.
  const header = await sharp(source, { ...options, limitInputPixels: false }).metadata();
  const { width, height, pageHeight = height, pages = 1 } = header;
  if (width * pageHeight * pages > most) throw tooManyPixels(most);
  const encode = ENCODERS[kind.contentType];
  if (encode) await encode(sharp(source, options).autoOrient()).toFile(target);
  else {
    const bytes = STRIPPERS[kind.contentType]?.(await readFile(source));
    if (!bytes) throw uploadRefused('files_refused_damaged');
    await writeFile(target, bytes);
  }
}

/** Whether sharp refused the file: it then throws a plain Error without a code. A full disk gives an error with a code. */
function isOfSharp(error: unknown): boolean {
  return error instanceof Error && error.constructor === Error && !('code' in error);
}
