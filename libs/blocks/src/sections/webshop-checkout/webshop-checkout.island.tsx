import type { FieldErrors } from '@etalage/api-contract/client';
import type { Cart } from '@etalage/shop-domain/schema';
import { shownOf } from '@etalage/shop-domain';
import { useEffect, useRef, type FormEvent } from 'react';
import { focusFirstInvalid } from '../../shop/errors/first-error.ts';
import { withoutField } from '../../shop/errors/messages-of.ts';
import { appliesCode } from '../../shop/discount/applies-code.ts';
import { DiscountCode } from '../../shop/discount/discount-code.tsx';
import { ErrorBox } from '../../shop/errors/error-box.tsx';
import { EmptyCart } from '../webshop-shoppingcart/empty-cart.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { customerFields, type CustomerField } from './customer-record.ts';
import { OrderSummary } from './order-summary.tsx';
import { useCheckout } from './use-checkout.ts';
import * as styles from './webshop-checkout.css.ts';

export interface CheckoutProps {
  cart: Cart;
  thankyouPath: string;
  /** The messages of a returned form. */
  errors: FieldErrors;
  /** The refused discount code of a returned form. */
  typedCode: string;
}

/** The checkout: one form that works without JavaScript and saves automatically with it (CHK-01 to CHK-25). */
export function Checkout(props: CheckoutProps) {
  const form = useRef<HTMLFormElement>(null);
  const { cart, errors, refusals, isBusy, change, forget, select, order, settle, show } = useCheckout(
    form,
    props,
  );

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
        const { submitter } = event.nativeEvent;
        if (!appliesCode(event.currentTarget, submitter)) void order();
      }}
    >
      {/* What this page shows, for an order without JavaScript; the browser must not restore an older one. */}
      <input hidden readOnly name="shown" value={JSON.stringify(shownOf(cart))} autoComplete="off" />
      <CheckoutSteps cart={cart} errors={errors} onSelect={select} />
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

/** A private person has no company; choosing "Zakelijk" again starts with empty fields (CHK-03). */
function clearCompanyFields(form: HTMLFormElement | null): void {
  for (const input of form?.querySelectorAll<HTMLInputElement>('[data-company] input') ?? [])
    input.value = '';
}
