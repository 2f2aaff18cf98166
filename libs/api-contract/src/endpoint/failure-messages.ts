import type { ErrorCode, FieldErrors } from '../errors/error-catalogue.ts';
import type { CallFailure } from './call-result.ts';

/** Why a call failed: the code of the refusal, or that there was no reply. */
export type FailureCode = ErrorCode | 'unreachable';

/** Why a call failed. */
export function failureCode(failure: CallFailure): FailureCode {
  return failure.unreachable ? 'unreachable' : failure.error.code;
}

/**
 * The messages of a failed call per field; what belongs to no field stands under `general`. A failure that brought no
 * message gets the sentence of its code, when `sentenceOf` has one (MSG-02). The only reader of a refusal's body.
 */
export function failureMessages(
  failure: CallFailure,
  sentenceOf: (code: FailureCode) => string = () => '',
): FieldErrors {
  const errors = failure.unreachable ? {} : failure.error.errors;
  if (Object.values(errors).flat().length > 0) return errors;
  const sentence = sentenceOf(failureCode(failure));
  return sentence === '' ? {} : { general: [sentence] };
}
