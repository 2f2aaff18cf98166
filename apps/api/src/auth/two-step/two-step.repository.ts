import { type Selectable, sql, type Transaction } from 'kysely';
import type { AppDatabase } from '../../db/database.ts';
import type { Database } from '../../db/tables.ts';
import type { AuthTables } from '../../db/tables/auth.ts';
import type { SecretBox } from '../../ports/secrets/secret-box.ts';
import { withAccount } from '../accounts/with-account.ts';
import { stepOfCode } from './one-time-code.ts';
import { endSessionsOf } from '../sessions/session.repository.ts';
import { replaceRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';

type TwoStepRow = Selectable<AuthTables['two_step']>;

/** Whose secret the key of an app is, for the box that encrypts it. */
export const appOwner = (userId: string): string => `two-step:${userId}`;

/** Whether signing in to an account asks for a second step. */
export async function hasTwoStep(db: AppDatabase, userId: string): Promise<boolean> {
  const row = await withAccount(db, { user_id: userId }, (tx) =>
    tx.selectFrom('two_step').select('is_on').where('user_id', '=', userId).executeTakeFirst(),
  );
  return row?.is_on ?? false;
}

/** The second step of an account, locked until the transaction ends, so that a code is used once. */
export async function lockTwoStep(
  tx: Transaction<Database>,
  userId: string,
): Promise<TwoStepRow | undefined> {
  return tx
    .selectFrom('two_step')
    .selectAll()
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Turns it on for an account that has a second step now, and ends what was begun without it: all other sessions, and an app or
 * a passkey that was not confirmed yet. Returns the recovery codes.
 */
export async function turnOn(
  tx: Transaction<Database>,
  userId: string,
  exceptHash: string | undefined,
): Promise<string[]> {
  const sealed = sql<string | null>`case when has_app then sealed end`;
  await tx.updateTable('two_step').set({ is_on: true, sealed }).where('user_id', '=', userId).execute();
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
  await endSessionsOf(tx, userId, exceptHash);
  return replaceRecoveryCodes(tx, userId);
}

/** Removes app, passkeys and recovery codes, and ends sign-ins that are half done. */
export async function turnOff(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.deleteFrom('two_step').where('user_id', '=', userId).execute();
  await tx.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute();
}

/** Accepts a code of the app, each once and none that is older than the last one; false if it is not accepted. */
export async function takeAppCode(
  tx: Transaction<Database>,
  { user_id, last_step }: TwoStepRow,
  { secret, code, now }: { secret: string; code: string; now: Date },
): Promise<boolean> {
  const step = stepOfCode(secret, code, now);
  if (step === undefined || step <= last_step) return false;
  await tx.updateTable('two_step').set({ last_step: step }).where('user_id', '=', user_id).execute();
  return true;
}

interface TypedCode {
  readonly userId: string;
  readonly typed: string;
  readonly now: Date;
  readonly secrets: SecretBox;
}

export type CodeKind = 'app' | 'recovery';

/**
 * Accepts a code of the app or a recovery code of a locked account that has two-step sign-in on; returns which it was, and
 * undefined if it is not accepted.
 */
export async function takeCode(
  tx: Transaction<Database>,
  { userId, typed, now, secrets }: TypedCode,
): Promise<CodeKind | undefined> {
  const known = await lockTwoStep(tx, userId);
  if (!known?.is_on) return undefined;
  const code = typed.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(code)) return (await useRecoveryCode(tx, userId, typed)) ? 'recovery' : undefined;
  if (!known.has_app || known.sealed === null) return undefined;
  const secret = await secrets.open(known.sealed, appOwner(userId));
  return (await takeAppCode(tx, known, { secret, code, now })) ? 'app' : undefined;
}
