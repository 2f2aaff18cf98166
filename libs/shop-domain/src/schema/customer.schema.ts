import { z } from 'zod';
import { flag } from './codecs.ts';

/** A customer field as typed: only its length is limited; it is checked when an order is made (CHK-26). */
const typed = z.string().max(200);

/** The customer record `users` (CHK-04, CHK-05). Empty text means not filled in. */
export const customer = z.object({
  invoice_is_company: flag,
  invoice_company: typed,
  invoice_tax_number: typed,
  invoice_firstname: typed,
  invoice_lastname: typed,
  invoice_phonenumber: typed,
  invoice_email: typed,
  invoice_street: typed,
  invoice_number: typed,
  invoice_postcode: typed,
  invoice_city: typed,
  invoice_country: typed,
  custom_shipping_information: flag,
  shipping_firstname: typed,
  shipping_lastname: typed,
  shipping_phonenumber: typed,
  shipping_email: typed,
  shipping_street: typed,
  shipping_number: typed,
  shipping_postcode: typed,
  shipping_city: typed,
  shipping_country: typed,
});

export type Customer = z.output<typeof customer>;
export type CustomerWire = z.input<typeof customer>;
