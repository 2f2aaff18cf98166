import {
  errorCatalogue,
  failureMessages,
  type FieldErrors,
  type FormFeedback,
  type Refused,
} from '@etalage/api-contract';
import { checkQuantity, MAX_QUANTITY } from '@etalage/shop-domain';
import { createTranslate } from '@etalage/texts';
import { typedValues, type ActionInput, type ActionOutcome } from './action.ts';

/** The messages of a refusal by field, in the website's texts. */
export function refusalMessages(input: ActionInput, refused: Refused): FieldErrors {
  const t = createTranslate(input.page.site.texts);
  return failureMessages(refused, () => t(errorCatalogue[refused.error.code].text));
}

/** The same page with what a refusal says at a form, and everything that was typed. */
export function refusalFeedback(input: ActionInput, form: string, refused: Refused) {
  return feedbackOf(input, form, refusalMessages(input, refused), refused.status);
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
