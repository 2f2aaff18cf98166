import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The bookkeeper asks for the invoices of a period. */
export const invoicesByDay: Migration = {
  name: '0093-invoices-by-day',
  async up(db) {
    await sql`create index invoices_by_day on invoices (website_id, date, id)`.execute(db);
  },
};
