import type { FieldErrors } from '@etalage/api-contract/client';
import type { Cart } from '@etalage/shop-domain/schema';
import { shownOf } from '@etalage/shop-domain';
import { Button, useText } from '@etalage/ui-kit';
import { useEffect, useRef, type FormEvent } from 'react';
import type { IslandDefinition } from '../../runtime/island.tsx';
import { focusFirstInvalid } from '../../shop/errors/first-error.ts';
import { errorTextKeys, withoutField } from '../../shop/errors/messages-of.ts';
import { DiscountCode } from '../../shop/discount/discount-code.tsx';
import { discountTextKeys } from '../../shop/discount/discount-texts.ts';
import { ErrorBox } from '../../shop/errors/error-box.tsx';
import { MethodList } from '../../shop/controls/method-list.tsx';
import { orderLinesTextKeys } from '../../shop/lines/order-lines.tsx';
import { withoutScript } from '../../shop/controls/scripting.css.ts';
import { totalsTextKeys } from '../../shop/lines/totals-rows.ts';
import { EmptyCart, emptyCartTextKeys } from '../webshop-shoppingcart/empty-cart.tsx';
import { checkoutTextKeys } from './checkout-text-keys.ts';
import { customerFields, type CustomerField } from './customer-record.ts';
import { CustomerSection } from './customer-section.tsx';
import { OrderSummary } from './order-summary.tsx';
import { orderTextKeys } from './order-texts.ts';
import { useCheckout } from './use-checkout.ts';
import { viesTextKeys } from './vies-message.tsx';
import * as styles from './webshop-checkout.css.ts';

interface CheckoutProps {
  cart: Cart;
  thankyouPath: string;
  /** The messages of a returned form. */
  errors: FieldErrors;
  /** The refused discount code of a returned form. */
  typedCode: string;
}

/** The checkout: one form that works without JavaScript and saves automatically with it (CHK-01 to CHK-25). */
function Checkout(props: CheckoutProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const { cart, errors, refusals, isBusy, change, forget, select, order, settle, show } = useCheckout(
    form,
    props,
  );
  const canShip = cart.shoppingcart.products.length > 0;

  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(form.current);
  }, [refusals]);

  const changed = ({ target }: FormEvent<HTMLFormElement>): void => {
    const { name } = target as HTMLInputElement;
    forget(name);
    if (name === 'invoice_is_company') clearCompanyFields(form.current);
    if ((customerFields as readonly string[]).includes(name)) change(name as CustomerField);
  };
  // Emptied in another tab: the order was refused with the empty cart.
  if (cart.shoppingcart.products.length + cart.quote.products.length === 0) {
    return (
      <>
        <ErrorBox errors={errors} />
        <EmptyCart />
      </>
    );
  }
  return (
    <form
      ref={form}
      className={styles.columns}
      method="post"
      // Drops the fragment of this address, which redirects would keep.
      action="?"
      noValidate
      onChange={changed}
      onSubmit={(event) => {
        event.preventDefault();
        void order();
      }}
    >
      {/* What this page shows, for an order without JavaScript; the browser must not restore an older one. */}
      <input hidden readOnly name="shown" value={JSON.stringify(shownOf(cart))} autoComplete="off" />
      <div className={styles.steps}>
        <CustomerSection
          users={cart.users}
          countries={cart.countries}
          errors={errors}
          vies={cart.vies}
          canShip={canShip}
        />
        {/* First in the form, so that Enter without JavaScript saves instead of ordering. */}
        <Button kind="outline" name="intent" value="set-user-details" className={withoutScript}>
          {t('webshop_checkout_save')}
        </Button>
        {canShip && <Methods cart={cart} errors={errors} onSelect={select} />}
      </div>
      <OrderSummary
        cart={cart}
        errors={withoutField(errors, 'discount_code')}
        isBusy={isBusy}
        discount={
          <DiscountCode
            part={cart.shoppingcart}
            errors={errors['discount_code'] ?? []}
            typed={props.typedCode}
            prepare={settle}
            onChanged={show}
          />
        }
      />
    </form>
  );
}

interface MethodsProps {
  cart: Cart;
  errors: FieldErrors;
  onSelect(kind: 'shipping' | 'payment', id: string): void;
}

/** The shipping and payment methods to choose from (CHK-08, CHK-09). */
function Methods({ cart, errors, onSelect }: MethodsProps) {
  const t = useText();
  const shippingMethods = cart.shipment.shipping_methods.map(({ id, title, price }) => ({
    id,
    title,
    cents: price.incl_tax,
  }));
  return (
    <>
      <section className={styles.section} id="verzendmethode">
        <MethodList
          name="shipping_method"
          legend={t('webshop_checkout_shipping_method')}
          methods={shippingMethods}
          selected={cart.shipment.selected.selected}
          empty={t('webshop_checkout_no_shipping')}
          errors={errors['shipping_method']}
          onSelect={(id) => onSelect('shipping', id)}
        />
      </section>
      <section className={styles.section}>
        <MethodList
          name="payment_method"
          legend={t('webshop_checkout_payment_method')}
          methods={Object.values(cart.payment.methods)}
          selected={cart.payment.selected}
          empty={t('webshop_checkout_no_payment')}
          errors={errors['payment_method']}
          onSelect={(id) => onSelect('payment', id)}
        />
      </section>
    </>
  );
}

/** A private person has no company; choosing "Zakelijk" again starts with empty fields (CHK-03). */
function clearCompanyFields(form: HTMLFormElement | null): void {
  for (const input of form?.querySelectorAll<HTMLInputElement>('[data-company] input') ?? [])
    input.value = '';
}

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
