import { cartTotals } from '../cart/cart-totals.ts';
import type { TotalsLine, TotalsSettings } from '../cart/totals-input.ts';
import type { Customer } from '../schema/customer.schema.ts';
import { type InvoicedOrder, readCalculation } from './invoice-input.ts';

const nobody = {
  invoice_is_company: false,
  invoice_company: '',
  invoice_tax_number: '',
  invoice_firstname: 'Jan',
  invoice_lastname: 'de Vries',
  invoice_phonenumber: '0612345678',
  invoice_email: 'jan@voorbeeld.nl',
  invoice_street: 'Dorpsstraat',
  invoice_number: '1',
  invoice_postcode: '1234 AB',
  invoice_city: 'Utrecht',
  invoice_country: 'NL',
  custom_shipping_information: false,
  shipping_firstname: '',
  shipping_lastname: '',
  shipping_phonenumber: '',
  shipping_email: '',
  shipping_street: '',
  shipping_number: '',
  shipping_postcode: '',
  shipping_city: '',
  shipping_country: '',
} satisfies Customer;

/** An order with these lines, totalled as carts are; its words are their keys. */
export function invoicedOrder(
  lines: readonly TotalsLine[],
  settings: TotalsSettings,
  customer: Partial<Customer> = {},
): InvoicedOrder {
  const calculation = readCalculation({ price_mode: settings.priceMode, ...cartTotals(lines, settings) });
  if (!calculation) throw new Error('a calculation cannot be read');
  return {
    number: '1001',
    date: '2026-11-20',
    isTest: false,
    customer: { ...nobody, ...customer },
    seller: {
      name: 'Atelier Noord',
      address: { street: 'Gracht 1', postcode: '1015 AB', city: 'Amsterdam', country: 'NL' },
      email: 'hallo@atelier.nl',
      phone: '',
      company_number: '12345678',
      vat_number: 'NL123456782B90',
    },
    products: lines.map(({ id }) => ({ id, title: `Product ${id}`, options: [] })),
    isPickup: false,
    calculation,
    vat: { ground: null, destination: settings.vat?.destination_rates ? 'DE' : '' },
    words: {
      shipping: 'Verzending',
      free: 'Tegemoetkoming',
      textOf: ({ key }) => key,
      countryOf: (code) => code,
    },
  };
}

export const numbered = { number: 'F2026-0001', date: '2026-11-28', supplied_on: '2026-11-28' };
export const paid = { isPaid: true, due: '', payTo: null, payPath: '/bestelling?order=x' };
