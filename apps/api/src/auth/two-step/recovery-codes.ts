import { randomBytes } from 'node:crypto';
import { type Transaction, sql } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { hashOfSecret } from '../secret-token.ts';

const HOW_MANY = 10;
/** Without l, o, 0 and 1, which look like others; 32, so that a byte gives five bits evenly. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Replaces all recovery codes of an account; returns the new ones, of which only hashes are stored. */
export async function replaceRecoveryCodes(tx: Transaction<Database>, userId: string): Promise<string[]> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const codes = Array.from({ length: HOW_MANY }, newCode);
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) }));
  await tx.insertInto('recovery_codes').values(rows).execute();
  return codes;
}

/** Uses a recovery code; false if there is none like it, or it was used. */
export async function useRecoveryCode(
  tx: Transaction<Database>,
  userId: string,
  typed: string,
): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(typed))
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(tx: Transaction<Database>, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.left;
}

/** 80 random bits, in groups of four to read and type. */
function newCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => ALPHABET[byte & 31]);
  return [0, 4, 8, 12].map((start) => letters.slice(start, start + 4).join('')).join('-');
}

/** The hash of a code, however it was typed. */
function hashOf(code: string): string {
  return hashOfSecret(`recovery:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
}
