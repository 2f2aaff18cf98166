import type { TextKey, TextValues } from '@etalage/texts';
import { ApiError } from '../calls/api-error.ts';
import { maxPixels } from '../ports/heic/max-pixels.ts';

type RefusalKey = Extract<TextKey, `files_${string}`>;

/** Temporary reasons: a new address or free space solves them. All other reasons concern the file itself. */
const TEMPORARY_REASONS: readonly RefusalKey[] = [
  'files_refused_expired',
  'files_refused_address',
  'files_refused_full',
  'files_refused_room',
  'files_refused_many',
];

/** The refusal of a file with the reason at its field: `upload_refused` if permanent, `upload_not_now` if temporary. */
export function uploadRefused(key: RefusalKey, values?: TextValues): ApiError {
  const code = TEMPORARY_REASONS.includes(key) ? 'upload_not_now' : 'upload_refused';
  return new ApiError(code, { file: [values ? { key, values } : { key }] });
}

/** The refusal of a photo that could not be converted to JPEG, by the stored text key. */
export function conversionRefused(refusal: string | null): ApiError {
  return refusal === 'files_refused_pixels' ? tooManyPixels() : uploadRefused('files_refused_heic');
}

/** The refusal of a picture with more pixels than `most`. */
export function tooManyPixels(most = maxPixels): ApiError {
  return uploadRefused('files_refused_pixels', { most: String(most / 1_000_000) });
}

/** The refusal of a picture for which there is no place in the queue; the wait is that of a full queue. */
export function tooManyWaiting(): ApiError {
  return new ApiError('upload_not_now', { file: [{ key: 'files_refused_busy' }] }, { retryAfter: 60 });
}

/** Whole megabytes (of 1024 kB) as text. */
export function megabytes(bytes: number): string {
  return String(Math.floor(bytes / 1024 / 1024));
}
