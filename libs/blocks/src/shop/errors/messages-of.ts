import { failureMessages, type CallFailure, type FieldErrors } from '@etalage/api-contract/client';
import type { TextKey, Translate } from '@etalage/texts';

/** The texts that an island must declare to use `messagesOf`. */
export const errorTextKeys = ['error_internal', 'error_rate_limited'] as const satisfies readonly TextKey[];

/** The messages of a failed call per field, in the texts that the island declares. */
export function messagesOf(failure: CallFailure, t: Translate): FieldErrors {
  return failureMessages(failure, (code) =>
    t(code === 'rate_limited' ? 'error_rate_limited' : 'error_internal'),
  );
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
