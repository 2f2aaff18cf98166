import type { FieldErrors } from '@etalage/api-contract/client';

/**
 * The attribute that focuses the first wrong field of a form returned with errors, also without JavaScript, so that a
 * visitor with a screen reader starts at the problem.
 */
export function focusWhenFirst(
  name: string,
  order: readonly string[],
  errors: FieldErrors,
): { autoFocus?: true } {
  const first = order.find((field) => (errors[field] ?? []).length > 0);
  return first === name ? { autoFocus: true } : {};
}

/** Focuses the first field of a form that is marked as invalid. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const isField = wrong?.matches('input, select, textarea');
  (isField ? wrong : wrong?.querySelector<HTMLElement>('input'))?.focus();
}
