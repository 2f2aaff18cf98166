import { stat } from 'node:fs/promises';
import type { FileKind } from '@etalage/form-engine/schema';
import type { Sharp } from 'sharp';
import { mostPixels } from '../ports/heic/most-pixels.ts';
import { tooManyPixels, uploadRefused } from './upload-refused.ts';

/** Formats that are written anew: what was hidden behind or beside the picture, and where it was taken, is left out. */
const writers: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  'image/jpeg': (image) => image.jpeg({ quality: 90, mozjpeg: true }),
  'image/png': (image) => image.png({ compressionLevel: 9 }),
  'image/webp': (image) => image.webp({ quality: 90 }),
};

/** Whether the points of a file of this kind are looked at. */
export function isRaster({ contentType }: FileKind): boolean {
  return contentType in writers || contentType === 'image/gif' || contentType === 'image/avif';
}

/**
 * Checks a picture and writes it to `target` upright and without metadata; answers whether it did. GIF and AVIF are
 * only checked: writing them anew takes seconds. Too many points or a damaged file is refused.
 */
export async function redrawPicture(source: string, target: string, kind: FileKind): Promise<boolean> {
  const write = writers[kind.contentType];
  const animated = kind.contentType === 'image/webp' || kind.contentType === 'image/gif';
  const options = { limitInputPixels: mostPixels, animated, failOn: 'error' } as const;
  // Loaded at the first picture: a start should not pay for it.
  const { default: sharp } = await import('sharp');
  try {
    // Told before the points are read: the size stands in the first bytes.
    const {
      width,
      height,
      pageHeight = height,
      pages = 1,
    } = await sharp(source, {
      ...options,
      limitInputPixels: false,
    }).metadata();
    if (width * pageHeight * pages > mostPixels) throw tooManyPixels();
    if (write) await write(sharp(source, options).autoOrient()).toFile(target);
    return write !== undefined && (await stat(target)).size > 0;
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooManyPixels();
    if (isOfSharp(error)) throw uploadRefused('files_refused_damaged');
    throw error;
  }
}

/** What sharp throws about a file is a plain Error without a code; a full disk has one. */
function isOfSharp(error: unknown): boolean {
  return error instanceof Error && error.constructor === Error && !('code' in error);
}
