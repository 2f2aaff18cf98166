import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imagesOf } from '@etalage/shop-domain';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import { withWebsite } from '../../db/with-website.ts';
import { createHeicConverter } from '../../ports/heic/convert-heic.ts';
import { diskFolders, diskStorage } from '../../ports/storage/disk-storage.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { shopFixture } from '../../testing/shop-fixture.ts';
import { fetchPicture } from '../fetch-picture.ts';
import { fetchWaiting } from '../fetch-waiting.ts';
import type { PictureDeps } from '../picture-deps.ts';
import { queuePictures } from '../queue-pictures.ts';
import { local } from './picture-server.ts';

export const member = { id: 'm1', name: 'Jan' };

/** Two websites and the job of their pictures, at a time that tests move on. */
export async function picturesFixture() {
  const folder = mkdtempSync(join(tmpdir(), 'etalage-pictures-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const database = await createTestDatabase();
  const websiteId = await database.createWebsite();
  const otherId = await database.createWebsite();
  const clock = { minutes: 0 };
  const errors: unknown[] = [];
  const now = () => new Date(Date.now() + clock.minutes * 60_000);
  const incomingFolder = join(folder, diskFolders.incoming);
  const deps = {
    db: database.app,
    files: { storage: diskStorage(folder), incomingFolder, convertHeic: createHeicConverter() },
    log: { error: (fields: object) => void errors.push(fields) },
    now,
    fetch: (address: string) => fetchPicture(address, local),
  } satisfies PictureDeps;
  const rowOf = (id: string) =>
    database.admin.global.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    database,
    websiteId,
    otherId,
    shop: shopFixture(database, websiteId),
    clock,
    errors,
    deps,
    rowOf,
    incoming: () => readdirSync(incomingFolder),
    fetch: (changed: Partial<PictureDeps> = {}, website = websiteId, limit = 100) =>
      fetchWaiting({ ...deps, ...changed }, website, { limit }),
    /** Names pictures of a product, or of its variant, in their order; '' leaves a place out. */
    queue: (
      importId: string,
      product: string,
      sources: readonly string[],
      variant = '',
      website = websiteId,
    ) =>
      withWebsite(database.app, website, (tx) => {
        const pictures = sources.map((source, place) => {
          return { product_id: product, variant_id: variant, place, source };
        });
        const named = pictures.filter(({ source }) => source !== '');
        return queuePictures(tx, website, { importId, member, now: now() }, named);
      }),
    async imagesOf(id: string): Promise<string[]> {
      const { main_image, sub_images } = await rowOf(id);
      return [...imagesOf(main_image), ...imagesOf(sub_images)];
    },
    waiting: () =>
      database.admin.global
        .selectFrom('import_pictures')
        .selectAll()
        .orderBy(sql`import_id, product_id, place`)
        .execute(),
    files: () =>
      database.admin.global.selectFrom('files').selectAll().orderBy('created_at').orderBy('key').execute(),
  };
}
