import type { getCustomer, OutputOf } from '@etalage/api-contract';
import type { Customer } from '@etalage/shop-domain/schema';

type Address = OutputOf<typeof getCustomer>['addresses'][number];

/** The addresses that customers of purchases name, each once, in their order; without those that say no place. */
export function addressesOf(customers: readonly Customer[]): Address[] {
  const all = customers.flatMap((customer) => [
    addressOf(customer, 'invoice'),
    ...(customer.custom_shipping_information ? [addressOf(customer, 'shipping')] : []),
  ]);
  const byText = new Map<string, Address>();
  for (const address of all) {
    const { street, postcode, city } = address;
    if (street + postcode + city === '') continue;
    const key = JSON.stringify(address);
    if (!byText.has(key)) byText.set(key, address);
  }
  return [...byText.values()];
}

function addressOf(customer: Customer, kind: Address['kind']): Address {
  const of = (part: 'firstname' | 'lastname' | 'street' | 'number' | 'postcode' | 'city' | 'country') =>
    customer[`${kind}_${part}`].trim();
  return {
    kind,
    company: kind === 'invoice' ? customer.invoice_company.trim() : '',
    name: `${of('firstname')} ${of('lastname')}`.trim(),
    street: `${of('street')} ${of('number')}`.trim(),
    postcode: of('postcode'),
    city: of('city'),
    country: of('country'),
  };
}
