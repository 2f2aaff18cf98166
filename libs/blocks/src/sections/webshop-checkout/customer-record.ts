import { flagText, isOn } from '@etalage/shop-domain';
import type { CustomerWire } from '@etalage/shop-domain/schema';

const addressParts = [
  'firstname',
  'lastname',
  'email',
  'phonenumber',
  'street',
  'number',
  'postcode',
  'city',
  'country',
] as const;

/** Names of the customer fields in the order of the form (CHK-04, CHK-05). */
export const customerFields = [
  'invoice_is_company',
  'invoice_company',
  'invoice_tax_number',
  ...addressParts.map((part) => `invoice_${part}` as const),
  'custom_shipping_information',
  ...addressParts.map((part) => `shipping_${part}` as const),
] as const satisfies readonly (keyof CustomerWire)[];

export type CustomerField = (typeof customerFields)[number];

/**
 * The customer in a form. An unticked checkbox is '0'; a private person has no company and no tax number (CHK-03).
 */
export function customerOf(form: FormData): CustomerWire {
  const read = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const record = Object.fromEntries(customerFields.map((field) => [field, read(field)])) as CustomerWire;
  const isCompany = isOn(read('invoice_is_company'));
  return {
    ...record,
    invoice_is_company: flagText(isCompany),
    invoice_company: isCompany ? record.invoice_company : '',
    invoice_tax_number: isCompany ? record.invoice_tax_number : '',
    custom_shipping_information: flagText(isOn(read('custom_shipping_information'))),
  };
}
