import type { FieldErrors } from '@etalage/api-contract/client';
import type { Customer } from '@etalage/shop-domain/schema';
import type { TextKey } from '@etalage/texts';
import { SelectField, TextField, useText } from '@etalage/ui-kit';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { focusWhenFirst } from '../../shop/errors/first-error.ts';
import { customerFields, type CustomerField } from './customer-record.ts';
import * as styles from './webshop-checkout.css.ts';

type AddressPart =
  | 'firstname'
  | 'lastname'
  | 'email'
  | 'phonenumber'
  | 'street'
  | 'number'
  | 'postcode'
  | 'city';

interface Look {
  label: TextKey;
  autoComplete: HTMLInputAutoCompleteAttribute;
  type?: 'email' | 'tel';
  /** Spans both columns. */
  isWide?: true;
}

/** The input of each part of an address; `autoComplete` lets browsers fill it in. */
const addressLooks: Record<AddressPart, Look> = {
  firstname: { label: 'webshop_checkout_firstname', autoComplete: 'given-name' },
  lastname: { label: 'webshop_checkout_lastname', autoComplete: 'family-name' },
  email: { label: 'webshop_checkout_email', autoComplete: 'email', type: 'email', isWide: true },
  phonenumber: { label: 'webshop_checkout_phonenumber', autoComplete: 'tel', type: 'tel', isWide: true },
  street: { label: 'webshop_checkout_street', autoComplete: 'address-line1' },
  number: { label: 'webshop_checkout_number', autoComplete: 'address-line2' },
  postcode: { label: 'webshop_checkout_postcode', autoComplete: 'postal-code' },
  city: { label: 'webshop_checkout_city', autoComplete: 'address-level2' },
};

export interface CustomerFieldsProps {
  users: Customer;
  countries: Readonly<Record<string, string>>;
  errors: FieldErrors;
}

interface AddressProps extends CustomerFieldsProps {
  side: 'invoice' | 'shipping';
}

/**
 * One address: person, contact, street and country. The inputs are uncontrolled, so nothing typed is lost during
 * hydration.
 */
export function AddressFields({ side, users, countries, errors }: AddressProps) {
  const t = useText();
  const group = side === 'invoice' ? 'billing' : 'shipping';
  const country = `${side}_country` as const;
  return (
    <div className={styles.fields}>
      {(Object.keys(addressLooks) as AddressPart[]).map((part) => {
        const { autoComplete, isWide, label, type } = addressLooks[part];
        return (
          <CustomerText
            key={part}
            name={`${side}_${part}`}
            label={t(label)}
            users={users}
            errors={errors}
            type={type ?? 'text'}
            autoComplete={`${group} ${autoComplete}`}
            isWide={isWide ?? false}
            hint={isOptional(side, part) ? t('webshop_checkout_not_required') : undefined}
          />
        );
      })}
      <SelectField
        wrapperClass={styles.wideField}
        label={t('webshop_checkout_country')}
        name={country}
        // Most parcels stay in the customer's country.
        defaultValue={users[country] || users.invoice_country}
        autoComplete={`${group} country`}
        errors={errors[country]}
        {...focusWhenFirst(country, customerFields, errors)}
      >
        <option value="">{t('webshop_checkout_country_choose')}</option>
        {Object.entries(countries).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

const isOptional = (side: AddressProps['side'], part: AddressPart): boolean =>
  part === 'phonenumber' || (side === 'shipping' && part === 'email');

interface CustomerTextProps {
  name: Exclude<CustomerField, 'invoice_is_company' | 'custom_shipping_information'>;
  label: string;
  users: Customer;
  errors: FieldErrors;
  type?: 'text' | 'email' | 'tel';
  autoComplete: string;
  isWide?: boolean;
  hint?: string | undefined;
}

/** One text of the customer record; a form returned with errors focuses its first wrong field. */
export function CustomerText({ name, label, users, errors, isWide = false, ...input }: CustomerTextProps) {
  return (
    <TextField
      {...input}
      {...focusWhenFirst(name, customerFields, errors)}
      wrapperClass={isWide ? styles.wideField : ''}
      label={label}
      name={name}
      defaultValue={users[name]}
      maxLength={200}
      errors={errors[name]}
    />
  );
}
