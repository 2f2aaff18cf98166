import { type Transaction, sql } from 'kysely';
import type { AppDatabase } from '../../db/database.ts';
import type { Database } from '../../db/tables.ts';
import { withAccount } from '../accounts/with-account.ts';

/** Minutes the link of a mail works, and seconds before an account can ask for another one. */
const MINUTES = 60;
const REST = 60;

export interface EmailChange {
  readonly user_id: string;
  /** The address to be. */
  readonly email: string;
}

/**
 * Keeps a new address until it is confirmed, in place of an earlier one, in a transaction that sees the account. Answers
 * the seconds to wait instead when the account asked a moment ago.
 */
export async function keepChange(
  tx: Transaction<Database>,
  change: EmailChange & { readonly token_hash: string },
): Promise<number> {
  // Requests at once wait for each other here.
  await tx.selectFrom('users').select('id').where('id', '=', change.user_id).forNoKeyUpdate().execute();
  const last = await tx
    .selectFrom('email_changes')
    .select(sql<number>`ceil(${REST} - extract(epoch from now() - created_at))::int`.as('wait'))
    .where('user_id', '=', change.user_id)
    .executeTakeFirst();
  if (last && last.wait > 0) return last.wait;
  await tx.deleteFrom('email_changes').where('user_id', '=', change.user_id).execute();
  await tx.insertInto('email_changes').values(change).execute();
  return 0;
}

/** What a link confirms; undefined when it was used, replaced or is past its hour. */
export async function findChange(db: AppDatabase, hash: string): Promise<EmailChange | undefined> {
  return withAccount(db, { reset_hash: hash }, (tx) =>
    tx
      .selectFrom('email_changes')
      .select(['user_id', 'email'])
      .where('token_hash', '=', hash)
      .where('created_at', '>', sql<Date>`now() - ${MINUTES} * interval '1 minute'`)
      .executeTakeFirst(),
  );
}

/** Takes a change out, so that of two uses of its link one finds it. */
export async function takeChange(tx: Transaction<Database>, hash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('email_changes')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
