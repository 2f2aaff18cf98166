import type { AddressPart } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import { useFormContext } from 'react-hook-form';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import * as styles from './actions.css.ts';

type Customer = OwnerOrder['users'];
type Part = AddressPart | 'phonenumber';

const labels: Record<Part, TextKey> = {
  firstname: 'webshop_checkout_firstname',
  lastname: 'webshop_checkout_lastname',
  email: 'webshop_checkout_email',
  phonenumber: 'webshop_checkout_phonenumber',
  street: 'webshop_checkout_street',
  number: 'webshop_checkout_number',
  postcode: 'webshop_checkout_postcode',
  city: 'webshop_checkout_city',
  country: 'webshop_checkout_country',
};
const pairs: readonly (readonly [Part, Part])[] = [
  ['firstname', 'lastname'],
  ['email', 'phonenumber'],
  ['street', 'number'],
  ['postcode', 'city'],
];

interface Props {
  side: 'invoice' | 'shipping';
  countries: Readonly<Record<string, string>>;
}

/** The fields of one address; what would change the VAT of the order can only be read. */
export function AddressFields({ side, countries }: Props) {
  const t = useText();
  const { getValues, formState } = useFormContext<Customer>();
  const isInvoice = side === 'invoice';
  const country = getValues(`${side}_country`);
  const taxNumber = getValues('invoice_tax_number');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>
        {t(isInvoice ? 'order_actions_customer_invoice' : 'order_actions_customer_delivery')}
      </legend>
      {isInvoice && getValues('invoice_is_company') && (
        <div className={styles.pair}>
          <CustomerField name="invoice_company" label={t('webshop_checkout_company')} />
          {taxNumber !== '' && (
            <InputField label={t('webshop_checkout_tax_number')} readOnly value={taxNumber} />
          )}
        </div>
      )}
      {pairs.map((parts) => (
        <div key={parts.join()} className={styles.pair}>
          {parts.map((part) => (
            <CustomerField
              key={part}
              name={`${side}_${part}`}
              label={t(labels[part])}
              hint={isInvoice && part === 'email' ? t('order_actions_customer_email_hint') : undefined}
            />
          ))}
        </div>
      ))}
      <InputField
        label={t('webshop_checkout_country')}
        readOnly
        value={countries[country] ?? country}
        error={formState.errors[`${side}_country`]?.message}
      />
    </fieldset>
  );
}

type TextField = Exclude<keyof Customer, 'invoice_is_company' | 'custom_shipping_information'>;

interface FieldProps {
  name: TextField;
  label: string;
  hint?: string | undefined;
}

function CustomerField({ name, label, hint }: FieldProps) {
  const { register, formState } = useFormContext<Customer>();
  return (
    <InputField
      label={label}
      hint={hint}
      error={formState.errors[name]?.message}
      autoComplete="off"
      maxLength={200}
      {...register(name)}
    />
  );
}
