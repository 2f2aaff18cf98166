import type { Migration } from './migration.ts';
import { countExistingCustomers } from './customers/count-existing.ts';
import { createCustomers } from './customers/create-customers.ts';
import { createNotes } from './customers/create-notes.ts';
import { createRefresh } from './customers/create-refresh.ts';
import { findCustomers } from './customers/find-customers.ts';
import { followPurchases } from './customers/follow-purchases.ts';
import { followSubmissions, nameSenders } from './customers/follow-submissions.ts';

/** Who bought, asked or wrote: one row for each e-mail address, with sums that follow orders, quote requests and forms. */
export const customers: Migration = {
  name: '0077-customers',
  async up(db) {
    await createCustomers(db);
    await createNotes(db);
    await nameSenders(db);
    await createRefresh(db);
    await followPurchases(db);
    await followSubmissions(db);
    await findCustomers(db);
    await countExistingCustomers(db);
  },
};
