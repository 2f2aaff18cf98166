import type { IslandDefinition } from '../../runtime/island.tsx';
import { errorTextKeys } from '../../shop/errors/messages-of.ts';
import { discountTextKeys } from '../../shop/discount/discount-texts.ts';
import { orderLinesTextKeys } from '../../shop/lines/order-lines.tsx';
import { totalsTextKeys } from '../../shop/lines/totals-rows.ts';
import { emptyCartTextKeys } from '../webshop-shoppingcart/empty-cart.tsx';
import { checkoutTextKeys } from './checkout-text-keys.ts';
import { orderTextKeys } from './order-texts.ts';
import { viesTextKeys } from './vies-message.tsx';
import { Checkout, type CheckoutProps } from './webshop-checkout.island.tsx';

export const checkoutIsland: IslandDefinition<CheckoutProps> = {
  name: 'webshop-checkout',
  component: Checkout,
  textKeys: [
    ...errorTextKeys,
    ...orderLinesTextKeys,
    ...totalsTextKeys,
    ...checkoutTextKeys,
    ...emptyCartTextKeys,
    ...discountTextKeys,
    ...orderTextKeys,
    ...viesTextKeys,
    'webshop_busy',
  ],
};
