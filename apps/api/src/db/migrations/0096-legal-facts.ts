import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What the law has a shop say of a product: from what nobody can withdraw. */
export const legalFacts: Migration = {
  name: '0096-legal-facts',
  async up(db) {
    await sql`
      alter table products
        add column withdrawal_exclusion text not null default '' check (withdrawal_exclusion in
          ('', 'custom', 'perishable', 'dated', 'sealed_hygiene', 'sealed_media', 'digital'))`.execute(db);
  },
};
