import { ownValue } from '@etalage/site-model';
import type { Customer } from '@etalage/shop-domain/schema';

/** The display lines of one address; empty ones are left out (ORD-09, ORD-10). */
export function addressLines(
  users: Customer,
  side: 'invoice' | 'shipping',
  countries: Readonly<Record<string, string>>,
): string[] {
  const part = (name: string): string => String(users[`${side}_${name}` as keyof Customer] ?? '').trim();
  const joined = (...names: string[]): string => names.map(part).filter(Boolean).join(' ');
  const company = side === 'invoice' ? [users.invoice_company, users.invoice_tax_number] : [];
  return [
    ...company,
    joined('firstname', 'lastname'),
    joined('street', 'number'),
    joined('postcode', 'city'),
    ownValue(countries, part('country')) ?? part('country'),
    part('email'),
    part('phonenumber'),
  ].filter((line) => line !== '');
}
