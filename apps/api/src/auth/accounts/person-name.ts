import { oneLine } from '@etalage/site-model';
import { ApiError } from '../../calls/api-error.ts';

/** A typed name on one line, without extra spaces; may be empty. */
export function flatName(typed: string): string {
  return oneLine(typed).trim().replace(/\s+/g, ' ');
}

/** A name as it is stored, without extra spaces. Throws `validation_failed` when it is empty. */
export function personName(typed: string): string {
  const name = flatName(typed);
  if (!name) throw new ApiError('validation_failed', { name: [{ key: 'error_field_required' }] });
  return name;
}
