import { COUNTRIES } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import { compareNames } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { CheckboxField, InputField, SelectField } from '@etalage/ui-kit/dashboard';
import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormCard } from '../../../screen/form-card.tsx';
import { countryName } from '../order-columns.tsx';
import type { OfferForm } from './offer-form-values.ts';
import * as styles from './quote.css.ts';

type Field = Exclude<keyof OfferForm['customer'], 'invoice_is_company' | 'custom_shipping_information'>;

/** Whom an offer is for; what is asked is what the checkout asks. */
export function OfferCustomerFields() {
  const t = useText();
  const { register, control } = useFormContext<OfferForm>();
  const [isCompany, isElsewhere] = useWatch({
    control,
    name: ['customer.invoice_is_company', 'customer.custom_shipping_information'],
  });
  return (
    <FormCard title={t('dashboard_order_customer')} about={t('quote_customer_about')}>
      <CheckboxField label={t('quote_customer_company')} {...register('customer.invoice_is_company')} />
      {isCompany && (
        <div className={styles.pair}>
          <Text name="invoice_company" text="webshop_checkout_company" />
          <Text name="invoice_tax_number" text="webshop_checkout_tax_number" spellCheck={false} />
        </div>
      )}
      <div className={styles.pair}>
        <Text name="invoice_firstname" text="webshop_checkout_firstname" />
        <Text name="invoice_lastname" text="webshop_checkout_lastname" />
      </div>
      <div className={styles.pair}>
        <Text name="invoice_email" text="webshop_checkout_email" type="email" />
        <Text name="invoice_phonenumber" text="webshop_checkout_phonenumber" type="tel" />
      </div>
      <Address side="invoice" />
      <CheckboxField
        label={t('webshop_checkout_other_address')}
        {...register('customer.custom_shipping_information')}
      />
      {isElsewhere && (
        <>
          <div className={styles.pair}>
            <Text name="shipping_firstname" text="webshop_checkout_firstname" />
            <Text name="shipping_lastname" text="webshop_checkout_lastname" />
          </div>
          <Address side="shipping" />
        </>
      )}
    </FormCard>
  );
}

function Address({ side }: { side: 'invoice' | 'shipping' }) {
  const t = useText();
  const { register, formState } = useFormContext<OfferForm>();
  const names = COUNTRIES.map((code) => [code, countryName(code, t)] as const);
  const countries = names.toSorted(([, one], [, other]) => compareNames(one, other));
  return (
    <>
      <div className={styles.pair}>
        <Text name={`${side}_street`} text="webshop_checkout_street" />
        <Text name={`${side}_number`} text="webshop_checkout_number" />
      </div>
      <div className={styles.pair}>
        <Text name={`${side}_postcode`} text="webshop_checkout_postcode" />
        <Text name={`${side}_city`} text="webshop_checkout_city" />
      </div>
      <SelectField
        label={t('webshop_checkout_country')}
        error={formState.errors.customer?.[`${side}_country`]?.message}
        {...register(`customer.${side}_country`)}
      >
        {side === 'shipping' && <option value="">{t('quote_customer_same_country')}</option>}
        {countries.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}

interface TextProps extends Omit<ComponentProps<'input'>, 'name'> {
  name: Field;
  text: TextKey;
}

function Text({ name, text, ...rest }: TextProps) {
  const t = useText();
  const { register, formState } = useFormContext<OfferForm>();
  return (
    <InputField
      label={t(text)}
      error={formState.errors.customer?.[name]?.message}
      autoComplete="off"
      maxLength={200}
      {...rest}
      {...register(`customer.${name}`)}
    />
  );
}
