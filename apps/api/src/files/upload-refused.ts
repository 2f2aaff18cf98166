import type { TextKey, TextValues } from '@etalage/texts';
import { ApiError } from '../http/api-error.ts';

type RefusalKey = Extract<TextKey, `files_${string}`>;

/** A file that is not taken, with the reason at its field. */
export function uploadRefused(key: RefusalKey, values?: TextValues): ApiError {
  return new ApiError('upload_refused', { file: [values ? { key, values } : { key }] });
}

/** Megabytes of 1024 kB, for a sentence. */
export function megabytes(bytes: number): string {
  return String(Math.floor(bytes / 1024 / 1024));
}
