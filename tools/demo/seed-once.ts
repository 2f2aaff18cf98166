import { allWebsiteIds, type AppDatabase, createUser } from '@etalage/api/seed';
import { type DemoLogin, demoLogin, demoWebsite } from './content/demo-websites.ts';
import { findDemoOwner } from './demo-owner.ts';

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
    return (await findDemoOwner(db)) === undefined ? undefined : demoLogin;
  // Imported here, because only the first start needs the content.
  const { copyDemoAssets, readDemoPictures } = await import('./content/demo-assets.ts');
  const { readDemoFiles } = await import('./content/demo-files.ts');
  const { seedWebsites } = await import('./content/seed-websites.ts');
  if (filesFolder) await copyDemoAssets(filesFolder, demoWebsite.id);
  // The account may exist from a start that was killed.
  const owner =
    (await findDemoOwner(db)) ??
    (await createUser(db, { ...demoLogin, name: 'Joost Wiersma', memberships: [] }));
  const looks = filesFolder ? await readDemoPictures(demoWebsite.id) : new Map<string, never>();
  await seedWebsites(db, owner, { looks, files: filesFolder ? await readDemoFiles() : [] });
  return demoLogin;
}
