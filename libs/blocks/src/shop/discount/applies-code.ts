/**
 * Whether a form was submitted with Enter in the field of the discount code; its code is then applied. A key that was
 * pressed before the script ran arrives as a submit too.
 */
export function appliesCode(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement && field.name === 'discount_code' && form.contains(field);
  const isOrder = submitter instanceof HTMLButtonElement && submitter.value === 'create-order';
  if (!isField || isOrder) return false;
  form.querySelector<HTMLButtonElement>('button[value="apply-discount"]')?.click();
  return true;
}
