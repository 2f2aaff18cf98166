import type { AppDatabase } from '../db/database.ts';
import { withWebsite } from '../db/with-website.ts';
import { canSend, findPeppolAccount, peppolOwner } from '../invoices/peppol-account.repository.ts';
import type { PeppolAccount } from '../ports/peppol/peppol-port.ts';
import { type SecretBox, UnreadableSecret } from '../ports/secrets/secret-box.ts';

/**
 * The account of a website with its key. `none`: its owner did not finish the connection. `unreadable`: the key cannot be
 * decrypted any more, and must be typed again.
 */
export async function openAccount(
  { db, secrets }: { readonly db: AppDatabase; readonly secrets: SecretBox },
  websiteId: string,
): Promise<PeppolAccount | 'none' | 'unreadable'> {
  const row = await withWebsite(db, websiteId, (tx) => findPeppolAccount(tx, websiteId));
  if (!canSend(row)) return 'none';
  try {
    const key = await secrets.open(row.sealed ?? '', peppolOwner(websiteId));
    return { url: row.url, key, legalEntity: row.legal_entity ?? 0 };
  } catch (error) {
    if (error instanceof UnreadableSecret) return 'unreadable';
    throw error;
  }
}
