import { createHash } from 'node:crypto';
import type { TermsLine } from '../db/tables/agreed-terms.ts';
import { type WebsiteTransaction, withCommit } from '../db/with-website.ts';
import { findPublishedPage } from '../documents/document.repository.ts';
import { withPartials } from '../documents/with-partials.ts';
import { termsLines } from './terms-lines.ts';

/** Terms as they were when somebody agreed with them. */
export interface AgreedTerms {
  readonly title: string;
  readonly lines: readonly TermsLine[];
}

/**
 * Keeps the text of the terms of a shop as visitors read it now, and returns its hash. Undefined if it is no page of the
 * website that visitors can read: of a file or another website nothing is known.
 */
export async function keepTerms(
  tx: WebsiteTransaction,
  websiteId: string,
  address: string,
): Promise<string | undefined> {
  const path = pathOf(address);
  const page = path === undefined ? undefined : await findPublishedPage(tx, websiteId, { path });
  if (!page || page.password_hash !== null) return undefined;
  const [document = page.document] = await withPartials(tx, websiteId, [page.document], 'published');
  const lines = termsLines(document);
  if (!lines) return undefined;
  const { title } = page;
  const content = JSON.stringify(lines);
  const hash = createHash('sha256')
    .update(JSON.stringify([title, lines]))
    .digest('hex');
  const row = { website_id: websiteId, hash, title, address, lines: content };
  const added = tx
    .insertInto('agreed_terms')
    .values(row)
    .onConflict((conflict) => conflict.columns(['website_id', 'hash']).doNothing());
  withCommit(tx, added.execute());
  return hash;
}

/** Terms that were kept; undefined if there are none with this hash. */
export async function findTerms(
  tx: WebsiteTransaction,
  websiteId: string,
  hash: string,
): Promise<AgreedTerms | undefined> {
  return tx
    .selectFrom('agreed_terms')
    .select(['title', 'lines'])
    .where('website_id', '=', websiteId)
    .where('hash', '=', hash)
    .executeTakeFirst();
}

/** The path of an address on the website, as pages store it; undefined for another one. */
function pathOf(address: string): string | undefined {
  if (!address.startsWith('/')) return undefined;
  const [typed = ''] = address.split(/[?#]/, 1);
  try {
    const path = decodeURI(typed).normalize('NFC').replace(/\/+$/, '');
    return path === '' ? '/' : path;
  } catch {
    return undefined;
  }
}
