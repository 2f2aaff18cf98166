import { errorCatalogue, type ErrorBody, type FieldErrors } from '@etalage/api-contract';
import type { FormFeedback } from '@etalage/blocks/render';
import { checkQuantity, MAX_QUANTITY } from '@etalage/shop-domain';
import { createTranslate } from '@etalage/texts';
import { typedValues, type ActionInput, type ActionOutcome } from './action.ts';

/**
 * The messages of a refusal by field; a refusal without messages gets the sentence of its code, in the website's texts.
 */
export function refusalErrors(input: ActionInput, { code, errors }: ErrorBody): FieldErrors {
  if (Object.values(errors).flat().length > 0) return errors;
  const t = createTranslate(input.page.site.texts);
  return { general: [t(errorCatalogue[code].text)] };
}

/** A typed quantity, or the message with the allowed ones; the server checks the bounds of the product. */
export function typedQuantity(input: ActionInput, fallback = ''): number | string {
  const quantity = Number(input.value('quantity').trim() || fallback || Number.NaN);
  const problem = checkQuantity(quantity, { quantity_min: 1, quantity_max: MAX_QUANTITY, quantity_step: 1 });
  return problem ? createTranslate(input.page.site.texts)(problem.key, problem.values) : quantity;
}

/** The same page with messages at a form and everything that was typed. */
export function feedbackOf(
  input: ActionInput,
  form: string,
  errors: FieldErrors,
  status: number,
): Extract<ActionOutcome, { feedback?: FormFeedback }> {
  return { feedback: { form, errors, values: typedValues(input.form), message: '' }, status };
}
