import { stat } from 'node:fs/promises';
import type { FileKind } from '@etalage/form-engine/schema';
import type { Sharp } from 'sharp';
import { maxPixels } from '../ports/heic/max-pixels.ts';
import { tooManyPixels, uploadRefused } from './upload-refused.ts';

/** Formats that are encoded again, which removes metadata (such as the location) and hidden content. */
const ENCODERS: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  'image/jpeg': (image) => image.jpeg({ quality: 90, mozjpeg: true }),
  'image/png': (image) => image.png({ compressionLevel: 9 }),
  'image/webp': (image) => image.webp({ quality: 90 }),
};

/** Whether the pixels of a file of this kind are checked. */
export function isRaster({ contentType }: FileKind): boolean {
  return contentType in ENCODERS || contentType === 'image/gif' || contentType === 'image/avif';
}

/**
 * Checks a picture and writes it to `target` upright and without metadata; returns whether it wrote a file. GIF and AVIF
 * are only checked, because encoding them takes seconds. Throws `upload_refused` for too many pixels or a damaged file.
 */
export async function reencodePicture(source: string, target: string, kind: FileKind): Promise<boolean> {
  const encode = ENCODERS[kind.contentType];
  const animated = kind.contentType === 'image/webp' || kind.contentType === 'image/gif';
  const options = { limitInputPixels: maxPixels, animated, failOn: 'error' } as const;
  // Loaded at the first picture, so that the program starts faster.
  const { default: sharp } = await import('sharp');
  try {
    // The size is in the first bytes, so this check comes before the pixels are read.
    const {
      width,
      height,
      pageHeight = height,
      pages = 1,
    } = await sharp(source, {
      ...options,
      limitInputPixels: false,
    }).metadata();
    if (width * pageHeight * pages > maxPixels) throw tooManyPixels();
    if (encode) await encode(sharp(source, options).autoOrient()).toFile(target);
    return encode !== undefined && (await stat(target)).size > 0;
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooManyPixels();
    if (isOfSharp(error)) throw uploadRefused('files_refused_damaged');
    throw error;
  }
}

/** Whether sharp refused the file: it then throws a plain Error without a code. A full disk gives an error with a code. */
function isOfSharp(error: unknown): boolean {
  return error instanceof Error && error.constructor === Error && !('code' in error);
}
