import type { Customer } from '../schema/customer.schema.ts';
import { normaliseVatNumber } from '../vat/vat-number.ts';
import type { InvoiceDocument } from './invoice.schema.ts';

/** The buyer of an order, without e-mail address and phone number: an invoice needs neither. */
export function buyerOf(customer: Customer): InvoiceDocument['buyer'] {
  const person = `${customer.invoice_firstname} ${customer.invoice_lastname}`.trim();
  const company = customer.invoice_is_company ? customer.invoice_company.trim() : '';
  return {
    name: company || person,
    contact: company ? person : '',
    address: addressOf(customer, 'invoice'),
    vat_number: customer.invoice_is_company
      ? writtenVatNumber(customer.invoice_country, customer.invoice_tax_number)
      : '',
  };
}

/** Where the goods go; null if the buyer fetches them or has them sent to the address of the invoice. */
export function receiverOf(customer: Customer, isPickup: boolean): InvoiceDocument['deliver_to'] {
  if (isPickup || !customer.custom_shipping_information) return null;
  const name = `${customer.shipping_firstname} ${customer.shipping_lastname}`.trim();
  return { name, address: addressOf(customer, 'shipping') };
}

/** A VAT number with the prefix of its country; '' without a number. */
export function writtenVatNumber(country: string, typed: string): string {
  if (typed.trim() === '') return '';
  const { prefix, number } = normaliseVatNumber(country, typed);
  return number.startsWith(prefix) ? number : prefix + number;
}

function addressOf(customer: Customer, side: 'invoice' | 'shipping') {
  return {
    street: `${customer[`${side}_street`]} ${customer[`${side}_number`]}`.trim(),
    postcode: customer[`${side}_postcode`].trim(),
    city: customer[`${side}_city`].trim(),
    country: customer[`${side}_country`].trim().toUpperCase(),
  };
}
