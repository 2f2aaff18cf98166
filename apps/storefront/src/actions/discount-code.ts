import { setDiscountCode } from '@etalage/api-contract';
import { seeOther, type Action, type ActionInput } from './action.ts';
import { saveDetails } from './checkout.ts';
import { refusalFeedback } from './refusal.ts';

/** Sets the typed discount code; on the checkout what was typed there is saved first. */
export const applyDiscountAction: Action = (input) => change(input, input.value('discount_code').trim());

/** Takes the discount code away. */
export const removeDiscountAction: Action = (input) => change(input, '');

async function change(input: ActionInput, discount_code: string) {
  const isCheckout = input.form.has('invoice_email');
  const form = isCheckout ? 'checkout' : 'cart';
  const unsaved = isCheckout ? await saveDetails(input) : undefined;
  if (unsaved) return refusalFeedback(input, form, unsaved);
  const call = { shoppingcart_session: input.cartSession, discount_code };
  const reply = await input.services.callEndpoint(setDiscountCode, call);
  return reply.ok ? seeOther(input.path) : refusalFeedback(input, form, reply);
}
