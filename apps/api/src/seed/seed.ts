import { sql } from 'kysely';
import { createUser } from '../auth/create-user.ts';
import type { AppDatabase } from '../db/database.ts';
import { allWebsiteIds } from '../db/website-for-host.ts';
import { type WebsiteTransaction, withWebsite } from '../db/with-website.ts';
import { copyDemoAssets, demoMedia } from './demo-assets.ts';
import { insertWebsite, type SeedWebsite } from './insert-website.ts';
import { seedDemoWebsite, seedSecondWebsite } from './seed-website.ts';

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

/** Every block, section and kind of option once: to look at, and to test against. */
export const kitchenSink: SeedWebsite = {
  id: 'kitchen-sink',
  slug: 'kitchen-sink',
  hosts: ['kitchen-sink.localhost'],
};
/** A website without a page or product, as an owner meets it on the first day. */
export const emptyWebsite: SeedWebsite = { id: 'leeg', slug: 'leeg', hosts: ['leeg.localhost'] };

export interface SeedOptions {
  /** Folder of all websites' files; without it no pictures are copied. */
  readonly filesFolder?: string;
}

/**
 * Fills an empty database with the demo shop and the websites beside it; does nothing where a website exists. All of
 * them and their owner's memberships appear in one transaction, so a process killed on the way leaves nothing half
 * done. One process at a time calls it.
 */
export async function seedOnce(db: AppDatabase, { filesFolder }: SeedOptions = {}): Promise<void> {
  if ((await allWebsiteIds(db)).length > 0) return;
  if (filesFolder) await copyDemoAssets(filesFolder, demoWebsite.id);
  const owner = await demoOwner(db);
  // Loaded here, because only the first start ever needs the fixtures.
  const { seedKitchenSink } = await import('./kitchen-sink/seed-kitchen-sink.ts');
  await withWebsite(db, secondWebsite.id, async (tx) => {
    await seedSecondWebsite(tx, secondWebsite);
    await inWebsite(tx, kitchenSink, owner, () =>
      seedKitchenSink(tx, kitchenSink, demoMedia(demoWebsite.id)),
    );
    await inWebsite(tx, emptyWebsite, owner, () =>
      insertWebsite(tx, emptyWebsite, 'Lege website', { live_domain: emptyWebsite.hosts[0] }),
    );
    await inWebsite(tx, demoWebsite, owner, () => seedDemoWebsite(tx, demoWebsite));
  });
}

/** Turns the transaction to another website, fills that and makes the demo owner its owner. */
async function inWebsite(
  tx: WebsiteTransaction,
  { id }: SeedWebsite,
  owner: string,
  fill: () => Promise<void>,
): Promise<void> {
  await sql`select set_config('app.website_id', ${id}, true)`.execute(tx);
  await fill();
  await tx.insertInto('memberships').values({ website_id: id, user_id: owner, role: 'owner' }).execute();
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
