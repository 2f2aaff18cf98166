import { ApiError } from '../../calls/api-error.ts';

/** A name as it is stored, without extra spaces. Throws `validation_failed` when it is empty. */
export function personName(typed: string): string {
  const name = typed.trim().replace(/\s+/g, ' ');
  if (!name) throw new ApiError('validation_failed', { name: [{ key: 'error_field_required' }] });
  return name;
}
