import { container, useText } from '@etalage/ui-kit';
import type { BlockProps } from '../../runtime/block-props.ts';
import { Island } from '../../runtime/island.tsx';
import { usePage } from '../../runtime/page-context.ts';
import { Section } from '../../section-frame/section.tsx';
import { AmountExplanation } from '../../shop/explanation/amount-explanation.tsx';
import { OpenOrder } from '../../shop/open-order/open-order.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { OrderFacts } from './order-facts.tsx';
import { cartIsland } from './webshop-shoppingcart.definition.ts';
import type { webshopShoppingcart } from './webshop-shoppingcart.schema.ts';
import * as purchasePage from '../../shop/lines/purchase-page.css.ts';

/** The cart page; a cart that could not be read is shown as an empty one (CART-25). */
export function WebshopShoppingcart({ data }: BlockProps<typeof webshopShoppingcart>) {
  const t = useText();
  const { cart, shop, feedback } = usePage();
  const own = feedback?.form === 'cart' ? feedback : undefined;
  return (
    <Section data={data}>
      <div className={`${container} ${purchasePage.page}`}>
        <h1>{t('webshop_cart_heading')}</h1>
        <OpenOrder />
        {cart ? (
          <Island
            of={cartIsland}
            props={{
              cart: { shoppingcart: cart.shoppingcart, quote: cart.quote, shipment: cart.shipment },
              isReverseCharged: cart.vies.reverse_charge_applied,
              isSmallBusiness: cart.vies.category === 'E',
              checkoutPath: shop.checkout,
              errors: own?.errors ?? {},
              typedCode: own?.values['discount_code'] ?? '',
            }}
          />
        ) : (
          <EmptyCart />
        )}
        {cart?.explanation && <AmountExplanation parts={cart.explanation} follows />}
        {cart && <OrderFacts cart={cart} />}
      </div>
    </Section>
  );
}
