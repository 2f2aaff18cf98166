import { sql } from 'kysely';
import { addExistingOrderVat, createOrderVat } from './bookkeeping/create-order-vat.ts';
import { addExistingPayments, createReceivedPayments } from './bookkeeping/create-received-payments.ts';
import type { Migration } from './migration.ts';

/** What the bookkeeping of a period adds up: VAT per order, refunds by their moment, payments by their day. */
export const bookkeeping: Migration = {
  name: '0086-bookkeeping',
  async up(db) {
    await createOrderVat(db);
    await addExistingOrderVat(db);
    await createReceivedPayments(db);
    await addExistingPayments(db);
    await sql`create index refunds_by_moment on refunds (website_id, created_at, id)`.execute(db);
    await sql`create index orders_of_tests on orders (website_id, created_at) where is_test`.execute(db);
  },
};
