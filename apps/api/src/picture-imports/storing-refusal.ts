import type { ApiError } from '../calls/api-error.ts';
import { PictureRefused, type RefusalKey } from './picture-refused.ts';

/** What refusals of an upload mean for a picture that nobody chose on a screen. */
const REASONS: Readonly<Record<string, RefusalKey>> = {
  files_refused_content: 'picture_import_content',
  files_refused_empty: 'picture_import_content',
  files_refused_size: 'picture_import_size',
  files_refused_pixels: 'picture_import_pixels',
  files_refused_drawing: 'picture_import_drawing',
  files_refused_damaged: 'picture_import_damaged',
  files_refused_heic: 'picture_import_damaged',
  files_refused_full: 'picture_import_storage',
};

/** Why a picture is not stored, for the refusal of its upload; a temporary one may pass. */
export function storingRefusal({ code, fields }: ApiError): PictureRefused {
  const [message = ''] = fields?.['file'] ?? [];
  const key = typeof message === 'string' ? message : message.key;
  return new PictureRefused(REASONS[key] ?? 'picture_import_failed', { mayPass: code === 'upload_not_now' });
}
