import { type CropArea, cropProblem, LEAST_CROP } from '@etalage/site-model';
import type { TextKey } from '@etalage/texts';
import { stat } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { ApiError } from '../calls/api-error.ts';
import { limitConcurrency, QueueFullError } from '../calls/limit-concurrency.ts';
import { maxPixels } from '../ports/heic/max-pixels.ts';
import type { FileToStore } from '../ports/storage/file-storage.ts';
import { loadSharp } from './load-sharp.ts';
import { tooManyWaiting, uploadRefused } from './upload-refused.ts';

/** How a part is stored: as its picture, except AVIF, which takes seconds to encode. */
const WEBP = {
  contentType: 'image/webp',
  extension: 'webp',
  encode: (image: Sharp) => image.webp({ quality: 90 }),
};
const ENCODERS: Readonly<Record<string, typeof WEBP>> = {
  'image/jpeg': {
    contentType: 'image/jpeg',
    extension: 'jpeg',
    encode: (image) => image.jpeg({ quality: 90, mozjpeg: true }),
  },
  'image/png': {
    contentType: 'image/png',
    extension: 'png',
    encode: (image) => image.png({ compressionLevel: 9 }),
  },
};

const PROBLEMS: Readonly<Record<NonNullable<ReturnType<typeof cropProblem>>, TextKey>> = {
  small: 'library_crop_small',
  outside: 'library_crop_outside',
  whole: 'library_crop_whole',
};

/** Pictures wait for each other: each needs a core, and up to 250 MB. */
const inLine = limitConcurrency(1, 30);

interface CutPicture {
  readonly content: FileToStore;
  readonly extension: string;
  /** Size of the whole picture, upright. */
  readonly size: { readonly width: number; readonly height: number };
}

/**
 * Cuts a part out of a picture on this machine. Throws `validation_failed` for an area that is no part of it, and
 * `upload_refused` for a picture that moves or cannot be read.
 */
export async function cutPicture(source: string, contentType: string, area: CropArea): Promise<CutPicture> {
  try {
    return await inLine(source, () => cut(source, contentType, area));
  } catch (error) {
    if (error instanceof QueueFullError) throw tooManyWaiting();
    if (error instanceof Error && error.constructor === Error && !('code' in error))
      throw uploadRefused('files_refused_damaged');
    throw error;
  }
}

async function cut(source: string, contentType: string, area: CropArea): Promise<CutPicture> {
  const sharp = await loadSharp();
  const { autoOrient: size, pages = 1 } = await sharp(source, { limitInputPixels: maxPixels }).metadata();
  if (pages > 1) throw new ApiError('validation_failed', { key: [{ key: 'library_crop_kind' }] });
  const problem = cropProblem(area, size);
  if (problem) {
    const values = { least: String(LEAST_CROP), width: String(size.width), height: String(size.height) };
    throw new ApiError('validation_failed', { area: [{ key: PROBLEMS[problem], values }] });
  }
  const { encode, extension, ...kind } = ENCODERS[contentType] ?? WEBP;
  const target = `${source}-part.${extension}`;
  const upright = sharp(source, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  await encode(upright.extract({ ...area })).toFile(target);
  return {
    content: { path: target, size: (await stat(target)).size, contentType: kind.contentType },
    extension,
    size: { width: size.width, height: size.height },
  };
}
