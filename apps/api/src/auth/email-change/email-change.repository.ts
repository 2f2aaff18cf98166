import { type Transaction, sql } from 'kysely';
import type { AppDatabase } from '../../db/database.ts';
import type { Database } from '../../db/tables.ts';
import { withAccount } from '../accounts/with-account.ts';

/** Minutes after which the link of a mail expires. */
const LINK_MINUTES = 60;
/** Minimum number of seconds between two changes that an account requests. */
const QUIET_SECONDS = 60;

export interface EmailChange {
  readonly user_id: string;
  /** The new address. */
  readonly email: string;
}

/**
 * Stores a new address until it is confirmed, instead of an earlier one, in a transaction that can read the account.
 * Returns 0, or the seconds after which the account can try again; then nothing is stored.
 */
export async function storeChange(
  tx: Transaction<Database>,
  change: EmailChange & { readonly token_hash: string },
): Promise<number> {
  // Concurrent requests of one account wait for this lock.
  await tx.selectFrom('users').select('id').where('id', '=', change.user_id).forNoKeyUpdate().execute();
  const last = await tx
    .selectFrom('email_changes')
    .select(sql<number>`ceil(${QUIET_SECONDS} - extract(epoch from now() - created_at))::int`.as('wait'))
    .where('user_id', '=', change.user_id)
    .executeTakeFirst();
  if (last && last.wait > 0) return last.wait;
  await tx.deleteFrom('email_changes').where('user_id', '=', change.user_id).execute();
  await tx.insertInto('email_changes').values(change).execute();
  return 0;
}

/** The change that a link confirms; undefined when the link was used, was replaced or has expired. */
export async function findChange(db: AppDatabase, hash: string): Promise<EmailChange | undefined> {
  return withAccount(db, { reset_hash: hash }, (tx) =>
    tx
      .selectFrom('email_changes')
      .select(['user_id', 'email'])
      .where('token_hash', '=', hash)
      .where('created_at', '>', sql<Date>`now() - ${LINK_MINUTES} * interval '1 minute'`)
      .executeTakeFirst(),
  );
}

/** Deletes a change; true for one of several concurrent uses of its link only. */
export async function deleteChange(tx: Transaction<Database>, hash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('email_changes')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
