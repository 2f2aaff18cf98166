import type { Selectable } from 'kysely';
import type { PeppolTables } from '../db/tables/peppol.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

export type PeppolAccountRow = Selectable<PeppolTables['peppol_accounts']>;

/** Whose secret the key of a website is, for the box that encrypts it. */
export const peppolOwner = (websiteId: string): string => `peppol:${websiteId}`;

/** The connection of a website to Peppol; undefined before its owner made one. */
export async function findPeppolAccount(
  tx: WebsiteTransaction,
  websiteId: string,
): Promise<PeppolAccountRow | undefined> {
  return tx.selectFrom('peppol_accounts').selectAll().where('website_id', '=', websiteId).executeTakeFirst();
}

/** Whether documents can be sent with a connection. */
export function canSend(account: PeppolAccountRow | undefined): account is PeppolAccountRow {
  return Boolean(account?.sealed && account.url && account.legal_entity && account.participant);
}

/** Whether documents are sent by themselves. */
export function sendsItself(account: PeppolAccountRow | undefined): account is PeppolAccountRow {
  return canSend(account) && account.sending === 'automatic';
}
