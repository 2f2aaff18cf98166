import type { IslandDefinition } from '../../runtime/island.tsx';
import { errorTextKeys } from '../../shop/errors/messages-of.ts';
import { quantityTextKeys } from '../../shop/controls/quantity-control.tsx';
import { optionTextKeys } from './option-field.tsx';
import { priceTextKeys } from './live-price.tsx';
import { panelActionTextKeys } from './panel-actions.tsx';
import { typeTextKeys } from './type-toggle.tsx';
import { addedTextKeys } from './use-add-to-cart.ts';
import { AddToCart, type AddToCartProps } from './addtocart.island.tsx';

export const addToCartIsland: IslandDefinition<AddToCartProps> = {
  name: 'addtocart',
  component: AddToCart,
  textKeys: [
    'webshop_product_article_number',
    ...errorTextKeys,
    ...optionTextKeys,
    ...priceTextKeys,
    ...quantityTextKeys,
    ...typeTextKeys,
    ...panelActionTextKeys,
    ...addedTextKeys,
  ],
};
