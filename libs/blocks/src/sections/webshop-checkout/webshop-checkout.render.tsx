import type { FormFeedback } from '@etalage/api-contract';
import { container, useText } from '@etalage/ui-kit';
import type { CartWire } from '@etalage/shop-domain/schema';
import type { BlockProps } from '../../runtime/block-props.ts';
import { Island } from '../../runtime/island.tsx';
import { usePage } from '../../runtime/page-context.ts';
import { Section } from '../../section-frame/section.tsx';
import { EmptyCart } from '../webshop-shoppingcart/webshop-shoppingcart.island.tsx';
import { customerFields } from './customer-record.ts';
import { checkoutIsland } from './webshop-checkout.island.tsx';
import type { webshopCheckout } from './webshop-checkout.schema.ts';
import * as styles from './webshop-checkout.css.ts';

/** The checkout page; there is nothing to check out in an empty cart. */
export function WebshopCheckout({ data }: BlockProps<typeof webshopCheckout>) {
  const t = useText();
  const { cart, shop, feedback } = usePage();
  const own = feedback?.form === 'checkout' ? feedback : undefined;
  const isFilled = cart && cart.shoppingcart.products.length + cart.quote.products.length > 0;
  return (
    <Section data={data}>
      <div className={`${container} ${styles.page}`}>
        <h1>{t('webshop_checkout_heading')}</h1>
        {isFilled ? (
          <Island
            of={checkoutIsland}
            props={{ cart: withTyped(cart, own), thankyouPath: shop.thankyou, errors: own?.errors ?? {} }}
          />
        ) : (
          <EmptyCart />
        )}
      </div>
    </Section>
  );
}

/** The cart with what a form that came back held: it may not have been saved. */
function withTyped(cart: CartWire, feedback: FormFeedback | undefined): CartWire {
  if (!feedback) return cart;
  const typed = customerFields.flatMap((field) => {
    const value = feedback.values[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  return { ...cart, users: { ...cart.users, ...Object.fromEntries(typed) } };
}
