import {
  addLibraryFiles,
  type AppDatabase,
  insertWebsite,
  type LibraryFileSeed,
  type PictureLook,
  savePictures,
  type SeedWebsite,
  type WebsiteTransaction,
  withWebsite,
} from '@etalage/api/seed';
import { sql } from 'kysely';
import { demoMedia } from './demo-assets.ts';
import { insertMethods } from './insert-shop.ts';
import { demoWebsite, emptyWebsite, showcaseWebsite, secondWebsite } from './demo-websites.ts';
import { seedShowcase } from './showcase/seed-showcase.ts';
import { seedDemoWebsite, seedSecondWebsite } from './seed-website.ts';

export interface DemoFiles {
  readonly looks: ReadonlyMap<string, PictureLook>;
  readonly files: readonly LibraryFileSeed[];
}

/**
 * Adds the demo shop and the websites beside it, and makes a user the owner of all but the second. They appear in one
 * transaction, so a process that is killed leaves nothing incomplete. `looks` are those of the demo pictures, `files` the demo
 * files in the library.
 */
export async function seedWebsites(
  db: AppDatabase,
  ownerId: string,
  { looks, files }: DemoFiles,
): Promise<void> {
  await withWebsite(db, secondWebsite.id, async (tx) => {
    await seedSecondWebsite(tx, secondWebsite);
    await inWebsite(tx, showcaseWebsite, ownerId, async () => {
      await seedShowcase(tx, showcaseWebsite, demoMedia(demoWebsite.id));
      await savePictures(tx, showcaseWebsite.id, looks);
    });
    await inWebsite(tx, emptyWebsite, ownerId, async () => {
      await insertWebsite(tx, emptyWebsite, 'Lege website', { live_domain: emptyWebsite.hosts[0] });
      // What an owner sells there can be sent and paid.
      await insertMethods(tx, emptyWebsite.id, demoMedia(demoWebsite.id));
    });
    await inWebsite(tx, demoWebsite, ownerId, async () => {
      await seedDemoWebsite(tx, demoWebsite);
      await savePictures(tx, demoWebsite.id, looks);
      await addLibraryFiles(tx, demoWebsite.id, ownerId, files);
    });
  });
}

/** Switches the transaction to another website, fills that and makes the user its owner. */
async function inWebsite(
  tx: WebsiteTransaction,
  { id }: SeedWebsite,
  ownerId: string,
  fill: () => Promise<void>,
): Promise<void> {
  await sql`select set_config('app.website_id', ${id}, true)`.execute(tx);
  await fill();
  await tx.insertInto('memberships').values({ website_id: id, user_id: ownerId, role: 'owner' }).execute();
}
