import type { Customer } from '../schema/customer.schema.ts';

/** Trims all texts of a customer record. */
export function trimmedCustomer(customer: Customer): Customer {
  const trim = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
  return Object.fromEntries(Object.entries(customer).map(([key, value]) => [key, trim(value)])) as Customer;
}
