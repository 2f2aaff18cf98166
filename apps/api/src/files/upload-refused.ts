import type { TextKey, TextValues } from '@etalage/texts';
import { ApiError } from '../calls/api-error.ts';
import { mostPixels } from '../ports/heic/most-pixels.ts';

type RefusalKey = Extract<TextKey, `files_${string}`>;

/** Reasons that pass: a new address, or room that is made, helps. All others are of the file itself. */
const passing: readonly RefusalKey[] = [
  'files_refused_expired',
  'files_refused_address',
  'files_refused_full',
  'files_refused_many',
];

/** A file that is not taken, with the reason at its field: `upload_refused` for good, `upload_not_now` for the moment. */
export function uploadRefused(key: RefusalKey, values?: TextValues): ApiError {
  const code = passing.includes(key) ? 'upload_not_now' : 'upload_refused';
  return new ApiError(code, { file: [values ? { key, values } : { key }] });
}

/** The refusal of a photo of which no JPEG could be made, by the key that was kept. */
export function conversionRefused(refusal: string | null): ApiError {
  return refusal === 'files_refused_pixels' ? tooManyPixels() : uploadRefused('files_refused_heic');
}

/** The refusal of a picture with more points than are read. */
export function tooManyPixels(): ApiError {
  return uploadRefused('files_refused_pixels', { most: String(mostPixels / 1_000_000) });
}

/** Megabytes of 1024 kB, for a sentence. */
export function megabytes(bytes: number): string {
  return String(Math.floor(bytes / 1024 / 1024));
}
