import type { saveOrderCustomer } from '@etalage/api-contract';
import {
  checkCustomerChange,
  deliveredTo,
  isSameShipping,
  normaliseEmail,
  trimmedCustomer,
} from '@etalage/shop-domain';
import type { Customer } from '@etalage/shop-domain/schema';
import { sql } from 'kysely';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { OrderRow } from '../payments/order.repository.ts';
import { changeOnce } from './change-once.ts';
import { findOrderShipping } from './order-shipping.repository.ts';

/** Corrects the customer of an order. The snapshot keeps what was agreed. */
export const saveOrderCustomerHandler: Handler<typeof saveOrderCustomer> = async (input, context) => {
  const customer = trimmedCustomer(input.customer);
  return changeOnce(context, input, {
    action: 'address_changed',
    asked: {},
    work: async (tx, order) => {
      const changed = changedFields(order.customer, customer);
      await refuseChange(tx, order, customer);
      const email = normaliseEmail(customer.invoice_email);
      await tx
        .updateTable('orders')
        .set({ customer: JSON.stringify(customer), email })
        .where('website_id', '=', order.website_id)
        .where('id', '=', order.id)
        .execute();
      // A quote of the same cart is opened with the same address, and so are its versions.
      if (order.with_quote && email !== order.email) await setQuoteAddress(tx, order, customer);
      const partOf = (record: Customer) => Object.fromEntries(changed.map((key) => [key, record[key]]));
      return { before: partOf(order.customer), after: partOf(customer), reply: {} };
    },
    again: async (_tx, order) => {
      if (changedFields(order.customer, customer).length > 0) throw new ApiError('conflict');
      return {};
    },
  });
};

async function setQuoteAddress(
  tx: WebsiteTransaction,
  { website_id, token }: OrderRow,
  { invoice_email }: Customer,
): Promise<void> {
  const customer = sql<string>`jsonb_set(customer, '{invoice_email}', to_jsonb(${invoice_email}::text))`;
  const quotes = await tx
    .updateTable('quotes')
    .set({ email: normaliseEmail(invoice_email), customer, version: sql<number>`version + 1` })
    .where('website_id', '=', website_id)
    .where('token', '=', token)
    .returning('id')
    .execute();
  const ids = quotes.map(({ id }) => id);
  await tx
    .updateTable('quote_offers')
    .set({ customer })
    .where('website_id', '=', website_id)
    .where('quote_id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
}

function changedFields(before: Customer, after: Customer): (keyof Customer)[] {
  return (Object.keys(after) as (keyof Customer)[]).filter((key) => before[key] !== after[key]);
}

async function refuseChange(tx: WebsiteTransaction, order: OrderRow, customer: Customer): Promise<void> {
  const before = trimmedCustomer(order.customer);
  const errors = checkCustomerChange(before, customer);
  const to = deliveredTo(customer);
  const { rules } = await findOrderShipping(tx, order);
  if (!isSameShipping(rules, deliveredTo(before), to))
    errors[`${to.side}_postcode`] ??= [{ key: 'order_customer_shipping_fixed', values: {} }];
  const fields = Object.entries(errors).map(([field, texts]) => [`customer.${field}`, texts] as const);
  if (fields.length > 0) throw new ApiError('validation_failed', Object.fromEntries(fields));
}
