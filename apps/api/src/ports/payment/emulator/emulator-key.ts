import { timingSafeEqual } from 'node:crypto';
import type { AppDatabase } from '../../../db/database.ts';
import { newId } from '../../../db/new-id.ts';
import { isWebsiteId, type WebsiteTransaction, withWebsite } from '../../../db/with-website.ts';

/** The account of the installation, and those whose keys an owner can paste as if they had one at the provider. */
type AccountMode = 'test' | 'account-test' | 'account-live';

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
    const secret = await secretOf(tx, websiteId, 'test');
    return `test_${websiteId}.${secret}`;
  });
}

/** For tests: a key of an account at the provider, in the shape of Mollie's. The one that was made before is revoked. */
export async function newAccountKey(
  db: AppDatabase,
  websiteId: string,
  kind: 'test' | 'live',
): Promise<string> {
  const secret = newId() + newId();
  await withWebsite(db, websiteId, (tx) =>
    tx
      .insertInto('payment_emulator_keys')
      .values({ website_id: websiteId, mode: `account-${kind}`, secret })
      .onConflict((conflict) => conflict.columns(['website_id', 'mode']).doUpdateSet({ secret }))
      .execute(),
  );
  return `${kind}_${secret}${websiteId}`;
}

/** The website of a bearer key; undefined for an unknown key. */
export async function websiteOfKey(
  db: AppDatabase,
  authorization: string | undefined,
): Promise<string | undefined> {
  const asked = readKey(authorization ?? '');
  if (!asked || !isWebsiteId(asked.websiteId)) return undefined;
  const { websiteId, mode, secret } = asked;
  const known = await withWebsite(db, websiteId, (tx) => secretOf(tx, websiteId, mode));
  if (known === undefined) return undefined;
  const expected = Buffer.from(known);
  const given = Buffer.from(secret);
  return expected.length === given.length && timingSafeEqual(expected, given) ? websiteId : undefined;
}

function readKey(authorization: string) {
  const [, own, ownSecret] = /^Bearer test_([^.]+)\.(\w+)$/.exec(authorization) ?? [];
  if (own && ownSecret) return { websiteId: own, mode: 'test', secret: ownSecret } as const;
  const [, kind, secret, websiteId] = /^Bearer (test|live)_([0-9a-v]{52})([\w-]+)$/.exec(authorization) ?? [];
  if (!secret || !websiteId) return undefined;
  return { websiteId, secret, mode: kind === 'live' ? 'account-live' : 'account-test' } as const;
}

async function secretOf(
  tx: WebsiteTransaction,
  websiteId: string,
  mode: AccountMode,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('payment_emulator_keys')
    .select('secret')
    .where('website_id', '=', websiteId)
    .where('mode', '=', mode)
    .executeTakeFirst();
  return row?.secret;
}
