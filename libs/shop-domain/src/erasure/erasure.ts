import { isInPart, type ListedFacts } from '../order-list/order-part.ts';
import type { Customer } from '../schema/customer.schema.ts';
import { BOOK_YEARS, OSS_YEARS } from '../retention/retention-rules.ts';
import type { PaymentStatus } from '../schema/order.schema.ts';

/** States of a payment in which no money came, so that a cancelled order is not in the books. */
const unpaid: ReadonlySet<PaymentStatus> = new Set<PaymentStatus>([
  '',
  'open',
  'pending',
  'authorized',
  'expired',
  'failed',
  'canceled',
]);

/**
 * The last day on which an order of a Dutch day, such as `2026-11-27`, is kept for the tax office: through the seventh year
 * after its own, and through the tenth if it was sold under OSS.
 */
export function keptUntil(day: string, isOss = false): string {
  const years = isOss ? OSS_YEARS : BOOK_YEARS;
  return `${String(Number(day.slice(0, 4)) + years)}-12-31`;
}

/** Whether the shop still has to do something with an order, or waits for its money. */
export function isInHand(order: ListedFacts): boolean {
  return isInPart('to_send', order) || isInPart('unpaid', order);
}

/** What decides for how long the books need an order. */
export interface BookedOrder extends Pick<ListedFacts, 'status' | 'payment_status'> {
  readonly day: string;
  readonly is_oss: boolean;
}

/** Whether the books need an order of a Dutch day when the data of its buyer is erased today. */
export function isKeptForBooks({ status, payment_status, day, is_oss }: BookedOrder, today: string): boolean {
  if (status === 'cancelled' && unpaid.has(payment_status)) return false;
  return today <= keptUntil(day, is_oss);
}

/** What an invoice needs of a customer: without phone numbers and e-mail addresses. */
export function booksCustomer(customer: Customer): Customer {
  return {
    ...customer,
    invoice_phonenumber: '',
    invoice_email: '',
    shipping_phonenumber: '',
    shipping_email: '',
  };
}

/** What is left of a customer whose order is not kept: the countries, which its VAT and its place in figures follow from. */
export function anonymousCustomer(customer: Customer): Customer {
  const empty = Object.entries(customer).map(([key, value]) => [
    key,
    typeof value === 'string' && !key.endsWith('_country') ? '' : value,
  ]);
  return Object.fromEntries(empty) as Customer;
}
