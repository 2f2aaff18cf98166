import { LRUCache } from 'lru-cache';
import type { AppDatabase } from '../db/database.ts';
import { withWebsite } from '../db/with-website.ts';
import type { Mail, MailFile, MailSender } from '../ports/mail/mail-sender.ts';
import type { Files } from '../ports/storage/file-storage.ts';
import { termsBytes } from './terms-bytes.ts';
import { findTermsOfShop, termsText } from './terms-pdf.ts';

interface Deps {
  readonly db: AppDatabase;
  readonly files: Files;
  readonly now: () => Date;
}

/** How long a drawn file is kept, in milliseconds: after it, a new logo or address of the shop is in it. */
const KEPT = 600_000;

/**
 * The files that were drawn of terms for the last mails: many orders agree with the same text, and each takes a thread. Files
 * of the library are only read, so that they take no memory here.
 */
const drawn = new LRUCache<string, Promise<MailFile | undefined>>({ max: 20, ttl: KEPT });

/** A sender that sends the terms with the mails of a website that name them; they never pass through the outbox. */
export function withTerms(deps: Deps, sender: MailSender, websiteId: string): MailSender {
  const send = async (mail: Mail) => {
    const { terms = '' } = mail;
    if (terms === '' || !sender.takesFiles) return sender.send(mail);
    const file = await termsFile(deps, websiteId, terms);
    return sender.send(mail, file ? [file] : []);
  };
  return { send, close: () => sender.close() };
}

function termsFile(deps: Deps, websiteId: string, hash: string): Promise<MailFile | undefined> {
  const key = `${websiteId} ${hash}`;
  const known = drawn.get(key);
  if (known) return known;
  // What was not drawn is tried again for the next mail.
  const made = makeFile(deps, websiteId, hash, () => drawn.delete(key));
  drawn.set(key, made);
  return made;
}

/** As a PDF, or as text if it cannot be drawn now: no confirmation waits for its looks. */
async function makeFile(
  { db, files, now }: Deps,
  websiteId: string,
  hash: string,
  forget: () => void,
): Promise<MailFile | undefined> {
  try {
    const found = await withWebsite(db, websiteId, (tx) => findTermsOfShop(tx, websiteId, hash));
    if (!found) return undefined;
    const name = found.translate('terms_file_name');
    const { storage } = files;
    const made = termsBytes(found, { storage, line: `mails of ${websiteId}`, now });
    const isFile = found.terms.file_key !== null;
    if (isFile) forget();
    // A file has no text to fall back on: its mail is tried again.
    const content = await (isFile ? made : made.catch(() => undefined));
    if (content) return { name: `${name}.pdf`, type: 'application/pdf', content };
    forget();
    return { name: `${name}.txt`, type: 'text/plain; charset=utf-8', content: Buffer.from(termsText(found)) };
  } catch (error) {
    forget();
    throw error;
  }
}
