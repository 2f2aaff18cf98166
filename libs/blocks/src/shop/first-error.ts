import type { FieldErrors } from '@etalage/api-contract/client';

/**
 * The attribute that puts the cursor in the first field of a form that came back with errors, also without JavaScript:
 * a visitor who cannot see the page lands where the problem is.
 */
export function focusWhenFirst(
  name: string,
  order: readonly string[],
  errors: FieldErrors,
): { autoFocus?: true } {
  const first = order.find((field) => (errors[field] ?? []).length > 0);
  return first === name ? { autoFocus: true } : {};
}

/** Puts the cursor in the first field of a form that is marked as wrong. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const isField = wrong?.matches('input, select, textarea');
  (isField ? wrong : wrong?.querySelector<HTMLElement>('input'))?.focus();
}
