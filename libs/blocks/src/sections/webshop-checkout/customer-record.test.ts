import { customer } from '@etalage/shop-domain/schema';
import { describe, expect, it } from 'vitest';
import { customerFields, customerOf } from './customer-record.ts';

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

describe('customerOf', () => {
  it('knows exactly the fields of a customer record', () => {
    expect([...customerFields].sort()).toEqual(Object.keys(customer.shape).sort());
  });

  it('empties company and tax number of a private person', () => {
    const values = { invoice_is_company: '0', invoice_company: 'Bakkerij', invoice_tax_number: 'NL1' };
    expect(customerOf(formOf(values))).toMatchObject({
      invoice_is_company: '0',
      invoice_company: '',
      invoice_tax_number: '',
    });
  });

  it('keeps them for a company', () => {
    const values = { invoice_is_company: '1', invoice_company: 'Bakkerij', invoice_tax_number: 'NL1' };
    expect(customerOf(formOf(values))).toMatchObject(values);
  });

  it('reads an unticked checkbox as off and a missing field as empty', () => {
    expect(customerOf(formOf({}))).toMatchObject({ custom_shipping_information: '0', invoice_city: '' });
  });
});
