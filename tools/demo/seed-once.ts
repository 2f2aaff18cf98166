import { allWebsiteIds, type AppDatabase, createUser } from '@etalage/api/seed';
import { sql } from 'kysely';
import { type DemoLogin, demoLogin, demoWebsite } from './content/demo-websites.ts';

export type { DemoLogin };

export interface SeedOptions {
  /** Folder of all websites' files; without it no pictures are copied. */
  readonly filesFolder?: string;
}

/**
 * The one door of the demo shop: fills an empty database with it and the websites beside it, and does nothing where a
 * website exists. One process at a time calls it. Returns the sign-in of the demo shop, undefined where that account
 * does not exist.
 */
export async function seedOnce(
  db: AppDatabase,
  { filesFolder }: SeedOptions = {},
): Promise<DemoLogin | undefined> {
  if ((await allWebsiteIds(db)).length > 0)
    return (await findOwner(db)) === undefined ? undefined : demoLogin;
  // Imported here, because only the first start needs the content.
  const { copyDemoAssets, readDemoPictures } = await import('./content/demo-assets.ts');
  const { readDemoFiles } = await import('./content/demo-files.ts');
  const { seedWebsites } = await import('./content/seed-websites.ts');
  if (filesFolder) await copyDemoAssets(filesFolder, demoWebsite.id);
  // The account may exist from a start that was killed.
  const owner =
    (await findOwner(db)) ?? (await createUser(db, { ...demoLogin, name: 'Joost Wiersma', memberships: [] }));
  const looks = filesFolder ? await readDemoPictures(demoWebsite.id) : new Map<string, never>();
  await seedWebsites(db, owner, { looks, files: filesFolder ? await readDemoFiles() : [] });
  return demoLogin;
}

/** The id of the demo owner's account. */
async function findOwner(db: AppDatabase): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from account_for_email(${demoLogin.email})`.execute(
    db.global,
  );
  return rows[0]?.id;
}
