import { fileStreams } from '@etalage/api-contract';
import { findPublishedPage } from '../documents/document.repository.ts';
import { withPartials } from '../documents/with-partials.ts';
import type { TermsLine } from '../db/tables/agreed-terms.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { termsLines } from './terms-lines.ts';

/** Terms as they were when somebody agreed with them: lines of a page, or a file of the library. */
export interface AgreedTerms {
  readonly title: string;
  /** None of a file. */
  readonly lines: readonly TermsLine[];
  readonly file_key: string | null;
}

/** Bytes of the largest file that is kept: it goes with each confirmation, and mail servers refuse much more. */
export const MAX_TERMS_BYTES = 5_000_000;

/** Letters that keys of files have; all else must not reach the database. */
const SOME_KEY = /^[\w./-]{1,500}$/;

/**
 * The terms at an address as visitors read them now, if they can be kept: a page without a password, or a PDF of the library
 * of at most `MAX_TERMS_BYTES`. Undefined for all else: of another website nothing is known.
 */
export async function findKeepable(
  tx: WebsiteTransaction,
  websiteId: string,
  address: string,
): Promise<AgreedTerms | undefined> {
  const path = pathOf(address);
  if (path === undefined) return undefined;
  const folder = fileStreams.streamAddress(fileStreams.showFile, websiteId, '');
  return path.startsWith(folder)
    ? findFile(tx, websiteId, path.slice(folder.length))
    : findPage(tx, websiteId, path);
}

async function findFile(
  tx: WebsiteTransaction,
  websiteId: string,
  key: string,
): Promise<AgreedTerms | undefined> {
  if (!SOME_KEY.test(key)) return undefined;
  const file = await tx
    .selectFrom('files')
    .select('name')
    .where('website_id', '=', websiteId)
    .where('key', '=', key)
    .where('state', '=', 'stored')
    .where('is_private', '=', false)
    .where('content_type', '=', 'application/pdf')
    .where('size', '<=', MAX_TERMS_BYTES)
    .executeTakeFirst();
  return file && { title: file.name, lines: [], file_key: key };
}

async function findPage(
  tx: WebsiteTransaction,
  websiteId: string,
  path: string,
): Promise<AgreedTerms | undefined> {
  const page = await findPublishedPage(tx, websiteId, { path });
  if (!page || page.password_hash !== null) return undefined;
  const [document = page.document] = await withPartials(tx, websiteId, [page.document], 'published');
  const lines = termsLines(document);
  return lines && { title: page.title, lines, file_key: null };
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
