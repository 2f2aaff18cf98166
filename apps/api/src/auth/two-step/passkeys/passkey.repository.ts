import { type Selectable, type Transaction, sql } from 'kysely';
import type { Database } from '../../../db/tables.ts';
import type { AuthTables } from '../../../db/tables/auth.ts';

export type PasskeyRow = Selectable<AuthTables['passkeys']>;

/** The most passkeys of one account. */
export const MOST_PASSKEYS = 10;

/** The passkeys of an account, in the order in which they were added; with a host only those that work there. */
export async function passkeysOf(
  tx: Transaction<Database>,
  userId: string,
  host?: string,
): Promise<PasskeyRow[]> {
  let known = tx.selectFrom('passkeys').selectAll().where('user_id', '=', userId);
  if (host !== undefined) known = known.where('host', '=', host);
  return known.orderBy('created_at').orderBy('id').execute();
}

/** One passkey by the id that its browser knows, locked until the transaction ends, so that its counter only rises. */
export async function lockPasskey(
  tx: Transaction<Database>,
  { userId, host, credentialId }: { userId: string; host: string; credentialId: string },
): Promise<PasskeyRow | undefined> {
  return tx
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('host', '=', host)
    .where('credential_id', '=', credentialId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function markUsed(
  tx: Transaction<Database>,
  { user_id, id }: Pick<PasskeyRow, 'user_id' | 'id'>,
  counter: number,
): Promise<void> {
  await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: sql<Date>`now()` })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}
