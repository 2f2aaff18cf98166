import { sql } from 'kysely';
import { createUser } from '../auth/create-user.ts';
import type { AppDatabase } from '../db/database.ts';
import { allWebsiteIds } from '../db/website-for-host.ts';
import { withWebsite } from '../db/with-website.ts';
import { copyDemoAssets } from './demo-assets.ts';
import { type SeedWebsite, seedDemoWebsite, seedSecondWebsite } from './seed-website.ts';

/** Sign-in of the demo shop, printed at every start of a fresh installation. */
export const demoLogin = { email: 'demo@etalage.nl', password: 'etalage-demo' } as const;

/** The demo shop; `localhost` is its address on the machine it runs on. */
export const demoWebsite: SeedWebsite = {
  id: 'atelier-noord',
  slug: 'atelier-noord',
  hosts: ['localhost', 'atelier-noord.localhost'],
};
/** A tiny second website, so that it shows when websites do not stay apart. */
export const secondWebsite: SeedWebsite = { id: 'tweede', slug: 'tweede', hosts: ['tweede.localhost'] };

export interface SeedOptions {
  /** Folder of all websites' files; without it no pictures are copied. */
  readonly filesFolder?: string;
}

/**
 * Fills an empty database with the demo shop; does nothing where a website exists. Both websites and their owner's
 * membership appear in one transaction, so a process killed on the way leaves nothing half done. One process at a
 * time calls it.
 */
export async function seedOnce(db: AppDatabase, { filesFolder }: SeedOptions = {}): Promise<void> {
  if ((await allWebsiteIds(db)).length > 0) return;
  if (filesFolder) await copyDemoAssets(filesFolder, demoWebsite.id);
  const owner = await demoOwner(db);
  await withWebsite(db, secondWebsite.id, async (tx) => {
    await seedSecondWebsite(tx, secondWebsite);
    await sql`select set_config('app.website_id', ${demoWebsite.id}, true)`.execute(tx);
    await seedDemoWebsite(tx, demoWebsite);
    await tx
      .insertInto('memberships')
      .values({ website_id: demoWebsite.id, user_id: owner, role: 'owner' })
      .execute();
  });
}

/** The demo owner's account, which may exist from a start that was killed. */
async function demoOwner(db: AppDatabase): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from account_for_email(${demoLogin.email})`.execute(
    db.global,
  );
  return rows[0]?.id ?? createUser(db, { ...demoLogin, name: 'Joost Wiersma', memberships: [] });
}

/** Puts the demo shop into a database for tests, under its own id and any host names, without files and account. */
export async function seedTestSite(db: AppDatabase, website: SeedWebsite = demoWebsite): Promise<string> {
  await withWebsite(db, website.id, (tx) => seedDemoWebsite(tx, website));
  return website.id;
}
