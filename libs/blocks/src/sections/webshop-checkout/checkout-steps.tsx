import type { FieldErrors } from '@etalage/api-contract/client';
import type { Cart } from '@etalage/shop-domain/schema';
import { Button, useText } from '@etalage/ui-kit';
import { MethodList } from '../../shop/controls/method-list.tsx';
import { withoutScript } from '../../shop/controls/scripting.css.ts';
import { CustomerSection } from './customer-section.tsx';
import type { MethodKind } from './use-checkout-calls.ts';
import * as styles from './webshop-checkout.css.ts';

interface CheckoutStepsProps {
  cart: Cart;
  errors: FieldErrors;
  onSelect(kind: MethodKind, id: string): void;
}

/** Who orders, and how it is delivered and paid. */
export function CheckoutSteps({ cart, errors, onSelect }: CheckoutStepsProps) {
  const t = useText();
  const canShip = cart.shoppingcart.products.length > 0;
  return (
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
      {canShip && <Methods cart={cart} errors={errors} onSelect={onSelect} />}
    </div>
  );
}

/** The shipping and payment methods to choose from (CHK-08, CHK-09). */
function Methods({ cart, errors, onSelect }: CheckoutStepsProps) {
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
