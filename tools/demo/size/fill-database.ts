import { sql } from 'kysely';
import {
  allWebsiteIds,
  type AppDatabase,
  type SeedWebsite,
  StartError,
  withWebsite,
} from '@etalage/api/seed';
import { fillWebsite, type Progress } from './fill-website.ts';
import type { SizePlan } from './size-plan.ts';

/** The size of each of many small websites. */
const SMALL = { products: 5, orders: 2, pages: 2 };

/** Creates the websites of a plan. Refuses, with one sentence, if websites of an earlier run exist. */
export async function fillDatabase(
  db: AppDatabase,
  plan: SizePlan,
  onProgress: Progress = () => {},
): Promise<void> {
  const { slug, seed, sites } = plan;
  const own = new RegExp(`^${slug}(-\\d+)?$`);
  const existing = (await allWebsiteIds(db)).filter((id) => own.test(id));
  if (existing.length > 0 && !plan.replace)
    throw new StartError(
      `Er staan al ${existing.length} websites met de naam ${slug} in deze database. Voeg --replace toe om ze te vervangen.`,
    );
  for (const [index, id] of existing.entries()) {
    await removeWebsite(db, id);
    onProgress('oude websites weg', index + 1, existing.length);
  }
  await fillWebsite(db, websiteOf(slug), plan, seed, onProgress);
  for (let index = 1; index <= sites; index += 1) {
    await fillWebsite(db, websiteOf(`${slug}-${String(index).padStart(4, '0')}`), SMALL, seed + index);
    if (index % 50 === 0 || index === sites) onProgress('websites', index, sites);
  }
}

function websiteOf(slug: string): SeedWebsite {
  return { id: slug, slug, hosts: [`${slug}.localhost`] };
}

async function removeWebsite(db: AppDatabase, id: string): Promise<void> {
  await withWebsite(db, id, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await tx.deleteFrom('websites').where('id', '=', id).execute();
  });
}
