import { describe, expect, it } from 'vitest';
import type { OwnerOrder } from '../../queries/order-queries.ts';
import { addressLines } from './address-lines.ts';

const users = {
  invoice_company: 'Houtwerk',
  invoice_firstname: 'Jan',
  invoice_lastname: 'Smit',
  invoice_street: 'Dorpsstraat',
  invoice_number: '1',
  invoice_postcode: '1234 AB',
  invoice_city: 'Utrecht',
  invoice_country: 'NL',
  custom_shipping_information: false,
  shipping_firstname: 'Piet',
  shipping_lastname: '',
  shipping_street: 'Kade',
  shipping_number: '2',
  shipping_postcode: '',
  shipping_city: 'Gent',
  shipping_country: 'BE',
} as OwnerOrder['users'];
const countries = { NL: 'Nederland' };

describe('addressLines', () => {
  it('writes company, person, street, place and country', () => {
    expect(addressLines(users, 'invoice', countries)).toEqual([
      'Houtwerk',
      'Jan Smit',
      'Dorpsstraat 1',
      '1234 AB Utrecht',
      'Nederland',
    ]);
  });

  it('has no separate delivery address unless the customer entered one', () => {
    expect(addressLines(users, 'shipping', countries)).toEqual([]);
  });

  it('leaves out empty parts, and shows the code of an unknown country', () => {
    const elsewhere = { ...users, custom_shipping_information: true } as OwnerOrder['users'];
    expect(addressLines(elsewhere, 'shipping', countries)).toEqual(['Piet', 'Kade 2', 'Gent', 'BE']);
  });
});
