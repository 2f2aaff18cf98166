import { addToCart, createCart, failureCode, type LocalResult, type PayloadOf } from '@etalage/api-contract';
import { createTranslate } from '@etalage/texts';
import { cartCookie } from '../session/cart-cookie.ts';
import { typedValues, type Action, type ActionInput } from './action.ts';
import { feedbackOf, refusalFeedback, typedQuantity } from './refusal.ts';

type Wanted = Omit<PayloadOf<typeof addToCart>, 'shoppingcart_session'>;

/**
 * Adds a product from its panel without JavaScript; creates a cart when there is none or it no longer exists (CART-02,
 * CART-04).
 */
export const addToCartAction: Action = async (input) => {
  const type = input.value('type') === 'quote' ? 'quote' : 'checkout';
  const quantity = typedQuantity(input, '1');
  if (typeof quantity === 'string') return feedbackOf(input, 'add-to-cart', { quantity: [quantity] }, 422);
  const { reply, session } = await addSomewhere(input, {
    type,
    product_id: input.value('product_id'),
    quantity,
    options: optionsOf(input.form),
  });
  if (!reply.ok) return refusalFeedback(input, 'add-to-cart', reply);
  const t = createTranslate(input.page.site.texts);
  const message = t(
    type === 'quote' ? 'webshop_single_quote_addtocart_added' : 'webshop_single_checkout_addtocart_added',
  );
  return {
    feedback: { form: 'add-to-cart', errors: {}, values: typedValues(input.form), message },
    headers: { 'set-cookie': cartCookie(session, input.url.protocol === 'https:') },
  };
};

async function addSomewhere(
  { services: { callEndpoint }, cartSession }: ActionInput,
  wanted: Wanted,
): Promise<{ reply: LocalResult<typeof addToCart>; session: string }> {
  if (cartSession !== '') {
    const reply = await callEndpoint(addToCart, { ...wanted, shoppingcart_session: cartSession });
    const isGone = !reply.ok && /^shoppingcart_(does_not_exist|converted)$/.test(failureCode(reply));
    if (!isGone) return { reply, session: cartSession };
  }
  const made = await callEndpoint(createCart, {});
  if (!made.ok) return { reply: made, session: '' };
  const { session } = made.data.shoppingcart;
  return { reply: await callEndpoint(addToCart, { ...wanted, shoppingcart_session: session }), session };
}

const PREFIX = 'options.';

/** The chosen options of a posted panel by key; empty options are left out. */
export function optionsOf(form: FormData): Record<string, string> {
  const options = new Map<string, string>();
  for (const [name, value] of form) {
    if (name.startsWith(PREFIX) && typeof value === 'string' && value !== '')
      options.set(name.slice(PREFIX.length), value);
  }
  return Object.fromEntries(options);
}
