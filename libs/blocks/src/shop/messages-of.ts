import type { ErrorBody, FieldErrors } from '@etalage/api-contract/client';
import type { TextKey, Translate } from '@etalage/texts';

/** The texts an island must bring along to use `errorsOf`. */
export const errorTextKeys = ['error_internal', 'error_rate_limited'] as const satisfies readonly TextKey[];

/** The errors of a refusal per field; one that names no field at all gets a sentence of its own (MSG-02). */
export function errorsOf({ code, errors }: ErrorBody, t: Translate): FieldErrors {
  if (allMessages(errors).length > 0) return errors;
  return { general: [t(code === 'rate_limited' ? 'error_rate_limited' : 'error_internal')] };
}

/** Every message once, in the order of the fields. */
export function allMessages(errors: FieldErrors): string[] {
  return [...new Set(Object.values(errors).flat())];
}
