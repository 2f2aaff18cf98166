import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Finds carts and mails by an address, for people who never bought, asked or wrote but whose data is stored. */
export const tracesOfPeople: Migration = {
  name: '0104-traces-of-people',
  async up(db) {
    await sql`
      create index carts_of_email on carts (website_id, lower(btrim(customer ->> 'invoice_email')))`.execute(
      db,
    );
    for (const column of ['recipient', 'reply_to'])
      await sql`
        create index ${sql.id(`mail_outbox_of_${column}`)}
        on mail_outbox (website_id, lower(btrim(${sql.id(column)})))`.execute(db);
  },
};
