import { newSecret } from '../auth/secret-token.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/**
 * The secret that signs a website's file addresses. It is made once and stored in the database, so that all processes
 * share it; it is never sent to a browser.
 */
export async function fileSecret(tx: WebsiteTransaction, websiteId: string): Promise<string> {
  return (await findSecret(tx, websiteId)) ?? makeSecret(tx, websiteId);
}

/** As `fileSecret`, but makes no secret: undefined if no address was ever signed. */
export async function findSecret(tx: WebsiteTransaction, websiteId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('website_secrets')
    .select('secret')
    .where('website_id', '=', websiteId)
    .where('purpose', '=', 'files')
    .executeTakeFirst();
  return row?.secret;
}

async function makeSecret(tx: WebsiteTransaction, websiteId: string): Promise<string> {
  await tx
    .insertInto('website_secrets')
    .values({ website_id: websiteId, purpose: 'files', secret: newSecret() })
    .onConflict((conflict) => conflict.columns(['website_id', 'purpose']).doNothing())
    .execute();
  const secret = await findSecret(tx, websiteId);
  if (!secret) throw new Error('the secret of a website was not stored');
  return secret;
}
