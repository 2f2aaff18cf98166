import { timingSafeEqual } from 'node:crypto';
import type { AppDatabase } from '../../../db/database.ts';
import { newId } from '../../../db/new-id.ts';
import { isWebsiteId, withWebsite } from '../../../db/with-website.ts';

/**
 * The key with which this installation calls its own emulator for a website: `test_<website>.<secret>`. Created once and
 * stored in the database, so that all processes share it and nobody else can create payments.
 */
export async function emulatorKey(db: AppDatabase, websiteId: string): Promise<string> {
  return withWebsite(db, websiteId, async (tx) => {
    await tx
      .insertInto('payment_emulator_keys')
      .values({ website_id: websiteId, mode: 'test', secret: newId() })
      .onConflict((conflict) => conflict.columns(['website_id', 'mode']).doNothing())
      .execute();
    const row = await tx
      .selectFrom('payment_emulator_keys')
      .select('secret')
      .where('website_id', '=', websiteId)
      .executeTakeFirstOrThrow();
    return `test_${websiteId}.${row.secret}`;
  });
}

/** The website of a bearer key; undefined for an unknown key. */
export async function websiteOfKey(
  db: AppDatabase,
  authorization: string | undefined,
): Promise<string | undefined> {
  const [, key, websiteId] = /^Bearer (test_([^.]+)\.\w+)$/.exec(authorization ?? '') ?? [];
  if (!key || !websiteId || !isWebsiteId(websiteId)) return undefined;
  const known = await withWebsite(db, websiteId, (tx) =>
    tx
      .selectFrom('payment_emulator_keys')
      .select('secret')
      .where('website_id', '=', websiteId)
      .executeTakeFirst(),
  );
  if (!known) return undefined;
  const expected = Buffer.from(`test_${websiteId}.${known.secret}`);
  const given = Buffer.from(key);
  return expected.length === given.length && timingSafeEqual(expected, given) ? websiteId : undefined;
}
