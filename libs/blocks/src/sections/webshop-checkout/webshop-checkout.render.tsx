import type { FormFeedback } from '@etalage/api-contract';
import { isOn } from '@etalage/shop-domain';
import { container, useText } from '@etalage/ui-kit';
import type { Cart } from '@etalage/shop-domain/schema';
import type { BlockProps } from '../../runtime/block-props.ts';
import { Island } from '../../runtime/island.tsx';
import { usePage } from '../../runtime/page-context.ts';
import { Section } from '../../section-frame/section.tsx';
import { ErrorBox } from '../../shop/errors/error-box.tsx';
import { GuaranteeNotice, GuaranteePointer } from '../../shop/guarantee/guarantee-notice.tsx';
import { OpenOrder } from '../../shop/open-order/open-order.tsx';
import { EmptyCart } from '../webshop-shoppingcart/empty-cart.tsx';
import { customerFields } from './customer-record.ts';
import { checkoutIsland } from './webshop-checkout.definition.ts';
import type { webshopCheckout } from './webshop-checkout.schema.ts';
import * as purchasePage from '../../shop/lines/purchase-page.css.ts';

/** The checkout page; an empty cart has nothing to check out. */
export function WebshopCheckout({ data }: BlockProps<typeof webshopCheckout>) {
  const t = useText();
  const { cart, shop, feedback } = usePage();
  const own = feedback?.form === 'checkout' ? feedback : undefined;
  const isFilled = cart && cart.shoppingcart.products.length + cart.quote.products.length > 0;
  return (
    <Section data={data}>
      <div className={`${container} ${purchasePage.page}`}>
        <h1>{t('webshop_checkout_heading')}</h1>
        <OpenOrder />
        {isFilled ? (
          <>
            <GuaranteePointer />
            <Island
              of={checkoutIsland}
              props={{
                cart: withTyped(cart, own),
                thankyouPath: shop.thankyou,
                errors: own?.errors ?? {},
                typedCode: own?.values['discount_code'] ?? '',
              }}
            />
            <GuaranteeNotice />
          </>
        ) : (
          <>
            <ErrorBox errors={own?.errors ?? {}} />
            <EmptyCart />
          </>
        )}
      </div>
    </Section>
  );
}

/** The cart with the values of a returned form, which may not have been saved. */
function withTyped(cart: Cart, feedback: FormFeedback | undefined): Cart {
  if (!feedback) return cart;
  const typed = customerFields.flatMap((field) => {
    const value = feedback.values[field];
    if (value === undefined) return [];
    return [[field, typeof cart.users[field] === 'boolean' ? isOn(value) : value] as const];
  });
  return { ...cart, users: { ...cart.users, ...Object.fromEntries(typed) } };
}
