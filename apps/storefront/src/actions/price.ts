import { priceWithOptions, storedPrices } from '@etalage/shop-domain';
import { createTranslate } from '@etalage/texts';
import type { Action } from './action.ts';
import { optionsOf } from './add-to-cart.ts';
import { feedbackOf } from './refusal.ts';

/**
 * "Bereken prijs" without JavaScript: shows the page again with the choices, for which the page computes the price.
 * Only a selection without a computable price is refused; missing choices are reported when ordering.
 */
export const priceAction: Action = async (input) => {
  const { product } = input.page.custom_fields;
  if (!product) return feedbackOf(input, 'add-to-cart', {}, 200);
  const t = createTranslate(input.page.site.texts);
  const { errors } = priceWithOptions(storedPrices(product), optionsOf(input.form));
  const shown = Object.entries(errors).flatMap(([field, problems]) => {
    const messages = problems
      .filter(({ key }) => key !== 'webshop_option_required')
      .map(({ key, values }) => t(key, values));
    return messages.length > 0 ? [[field, messages] as const] : [];
  });
  return feedbackOf(input, 'add-to-cart', Object.fromEntries(shown), 200);
};
