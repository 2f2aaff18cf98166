import type { OwnerOrder } from '../../queries/order-queries.ts';

/** An address as lines; empty for a delivery address that equals the invoice address. */
export function addressLines(
  users: OwnerOrder['users'],
  kind: 'invoice' | 'shipping',
  countries: Readonly<Record<string, string>>,
): readonly string[] {
  if (kind === 'shipping' && !users.custom_shipping_information) return [];
  const of = (
    part: 'firstname' | 'lastname' | 'street' | 'number' | 'postcode' | 'city' | 'country',
  ): string => users[`${kind}_${part}`];
  const country = of('country');
  return [
    kind === 'invoice' ? users.invoice_company : '',
    `${of('firstname')} ${of('lastname')}`,
    `${of('street')} ${of('number')}`,
    `${of('postcode')} ${of('city')}`,
    countries[country] ?? country,
  ]
    .map((line) => line.trim())
    .filter(Boolean);
}
