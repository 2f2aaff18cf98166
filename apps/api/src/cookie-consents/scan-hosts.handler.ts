import type { scanHosts } from '@etalage/api-contract';
import type { Site } from '@etalage/site-model';
import { requireRole } from '../auth/require-role.ts';
import type { Handler, HandlerContext } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { DocumentKey } from '../documents/document-key.ts';
import { documentTitles } from '../documents/document-title.ts';
import { findPlace } from '../websites/place.repository.ts';
import { siteOf } from '../websites/site.mapper.ts';
import { findOwnHosts } from './own-hosts.ts';
import { countLiveDocuments, findLiveDocuments } from './live-documents.repository.ts';
import { documentFindings, type Finding, lookFindings, scriptFindings } from './site-loads.ts';

/** Number of documents of one call; more would keep other calls waiting while they are read. */
const PER_CALL = 50;

/** Names every other host of which a part of what visitors see has something; the first call also the look and the cookies. */
export const scanHostsHandler: Handler<typeof scanHosts> = async ({ after }, context) => {
  requireRole(context, ['owner']);
  const { websiteId } = context;
  return context.read(async (tx) => {
    const site = siteOf(await findPlace(tx, websiteId, '/'));
    const own = await findOwnHosts(tx, websiteId, site);
    const shared = after === '' ? [...scriptFindings(site.cookies.list), ...lookFindings(site)] : [];
    const part = await findPart(tx, after, site, context);
    return {
      findings: [...shared, ...part.findings].filter(({ host }) => !own.has(host)),
      scanned: part.scanned,
      ...(await countLiveDocuments(tx, websiteId)),
      next: part.next,
    };
  });
};

async function findPart(
  tx: WebsiteTransaction,
  after: string,
  site: Site,
  context: HandlerContext,
): Promise<{ findings: Finding[]; scanned: number; next: string }> {
  // One more, which tells whether there is a next part.
  const found = await findLiveDocuments(tx, context.websiteId, keyOfCursor(after), PER_CALL + 1);
  const documents = found.slice(0, PER_CALL);
  const titles = await documentTitles(tx, documents, context);
  const findings = documents.flatMap(({ kind, id, document }) => {
    const place = { kind, id, title: titles.get(`${kind} ${id}`) ?? '' };
    return documentFindings(document, place, site.cookies.list);
  });
  const last = documents.at(-1);
  const next = last && found.length > PER_CALL ? `${last.kind}:${last.id}` : '';
  return { findings, scanned: documents.length, next };
}

function keyOfCursor(after: string): DocumentKey | undefined {
  if (after === '') return undefined;
  const colon = after.indexOf(':');
  return { kind: after.slice(0, colon) === 'template' ? 'template' : 'page', id: after.slice(colon + 1) };
}
