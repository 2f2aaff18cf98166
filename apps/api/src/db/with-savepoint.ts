import { sql } from 'kysely';
import type { WebsiteTransaction } from './with-website.ts';

/** Runs a part of a transaction; if it throws, what it wrote is undone, and the transaction can go on. */
export async function withSavepoint<T>(tx: WebsiteTransaction, run: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx);
  try {
    const result = await run();
    await sql`release savepoint part`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx);
    throw error;
  }
}
