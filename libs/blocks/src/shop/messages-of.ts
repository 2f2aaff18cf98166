import type { ErrorBody, FieldErrors } from '@etalage/api-contract/client';
import type { TextKey, Translate } from '@etalage/texts';

/** The texts that an island must declare to use `errorsOf`. */
export const errorTextKeys = ['error_internal', 'error_rate_limited'] as const satisfies readonly TextKey[];

/** The errors of a refusal per field; one without fields gets a general message (MSG-02). */
export function errorsOf({ code, errors }: ErrorBody, t: Translate): FieldErrors {
  if (allMessages(errors).length > 0) return errors;
  return { general: [t(code === 'rate_limited' ? 'error_rate_limited' : 'error_internal')] };
}

/** The errors without those of one field, because it changed; the same object when it had none. */
export function withoutField(errors: FieldErrors, field: string): FieldErrors {
  if (!(field in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
}

/** Every message once, in the order of the fields. */
export function allMessages(errors: FieldErrors): string[] {
  return [...new Set(Object.values(errors).flat())];
}
