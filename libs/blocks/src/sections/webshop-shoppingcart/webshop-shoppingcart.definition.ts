import type { IslandDefinition } from '../../runtime/island.tsx';
import { discountTextKeys } from '../../shop/discount/discount-texts.ts';
import { errorTextKeys } from '../../shop/errors/messages-of.ts';
import { quantityTextKeys } from '../../shop/controls/quantity-control.tsx';
import { totalsTextKeys } from '../../shop/lines/totals-rows.ts';
import { cartLineTextKeys } from './cart-line.tsx';
import { emptyCartTextKeys } from './empty-cart.tsx';
import { Cart, type CartProps } from './webshop-shoppingcart.island.tsx';

export const cartIsland: IslandDefinition<CartProps> = {
  name: 'webshop-shoppingcart',
  component: Cart,
  textKeys: [
    ...errorTextKeys,
    ...quantityTextKeys,
    ...totalsTextKeys,
    ...cartLineTextKeys,
    ...emptyCartTextKeys,
    ...discountTextKeys,
    'webshop_busy',
    'webshop_toasts_label',
    'webshop_toasts_dismiss',
    'webshop_cart_direct_heading',
    'webshop_cart_quote_heading',
    'webshop_cart_empty_shoppingcart_text',
    'webshop_cart_empty_quote_text',
    'webshop_cart_continue',
    'webshop_summary_heading',
    'webshop_summary_quote_free',
    'webshop_summary_quote_only',
  ],
};
