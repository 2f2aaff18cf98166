import { MAX_LEGAL_PAGES, MAX_LEGAL_TEMPLATES } from '@etalage/api-contract';
import { foreignLoads, missingAlternativeTexts } from '@etalage/blocks/schema';
import { type LegalDocument, ODR_ADDRESS } from '@etalage/shop-domain';
import { entryOfHost, isAutomaticMenu, type PageDocument, readPicture, type Site } from '@etalage/site-model';
import type { HandlerContext } from '../calls/handler-context.ts';
import { findLiveDocuments } from '../cookie-consents/live-documents.repository.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { DocumentKey } from '../documents/document-key.ts';
import { documentTitles } from '../documents/document-title.ts';
import { findDescribed } from './described-pictures.ts';

/** Number of documents that are read together; between the parts other calls have their turn. */
const PER_PART = 50;

/** The documents of a website, and the text of those that are on many of its pages. */
export interface DocumentFacts {
  readonly documents: readonly LegalDocument[];
  readonly shared: string;
  readonly pages: number;
  readonly templates: number;
}

interface Gathering {
  readonly tx: WebsiteTransaction;
  readonly context: HandlerContext;
  readonly site: Site;
  /** Hosts of the website itself. */
  readonly own: ReadonlySet<string>;
}

type Live = Awaited<ReturnType<typeof findLiveDocuments>>;

/** What the rules look at in published pages and templates, the first `MAX_LEGAL_PAGES` and `MAX_LEGAL_TEMPLATES` of them. */
export async function findDocumentFacts(gathering: Gathering): Promise<DocumentFacts> {
  const pages = await readKind(gathering, 'page', MAX_LEGAL_PAGES);
  const templates = await readKind(gathering, 'template', MAX_LEGAL_TEMPLATES);
  return {
    documents: [...pages.documents, ...templates.documents],
    shared: templates.texts.join('\n'),
    pages: pages.documents.length,
    templates: templates.documents.length,
  };
}

async function readKind(
  gathering: Gathering,
  kind: DocumentKey['kind'],
  most: number,
): Promise<{ documents: LegalDocument[]; texts: string[] }> {
  const documents: LegalDocument[] = [];
  const texts: string[] = [];
  let after: DocumentKey | undefined = { kind, id: '' };
  while (after && documents.length < most) {
    const limit = Math.min(PER_PART, most - documents.length);
    const found: Live = await findLiveDocuments(gathering.tx, gathering.context.websiteId, after, limit);
    const live = found.filter((one) => one.kind === kind);
    documents.push(...(await factsOf(gathering, live)));
    if (kind === 'template') texts.push(...live.map(({ document }) => JSON.stringify(document)));
    after = live.length === limit ? live.at(-1) : undefined;
  }
  return { documents, texts };
}

async function factsOf({ tx, context, site, own }: Gathering, live: Live): Promise<LegalDocument[]> {
  const titles = await documentTitles(tx, live, context);
  const missing = live.map(({ document }) => missingAlternativeTexts(document));
  const addresses = missing.flat().flatMap(({ pictures }) => pictures.map(addressOf));
  const described = await findDescribed(tx, context.websiteId, addresses);
  return live.map(({ kind, id, document }, at) => {
    const bare = missing[at]?.find(({ pictures }) => pictures.some((one) => !described.has(addressOf(one))));
    return {
      place: { kind, id, title: titles.get(`${kind} ${id}`) ?? '', block: '' },
      has_odr: JSON.stringify(document).includes(ODR_ADDRESS),
      undescribed: bare?.block ?? '',
      unlisted: unlistedOf(document, site, own),
    };
  });
}

const addressOf = (picture: string): string => readPicture(picture).address;

/** Content of other hosts that visitors are not told about; a link loads nothing, and a picture is asked for at its place. */
function unlistedOf(document: PageDocument, site: Site, own: ReadonlySet<string>): LegalDocument['unlisted'] {
  const named = (host: string) => own.has(host) || entryOfHost(site.cookies.list, host) !== undefined;
  return foreignLoads(document)
    .filter(({ use, host }) => (use === 'frame' || use === 'code') && !named(host))
    .map(({ host, block }) => ({ host, block }));
}

/** Whether a part of the website that is on many pages leads to one of these paths, by itself or with a menu in it. */
export function leadsTo(paths: readonly string[], shared: string, { menus }: Site): boolean {
  const isNamed = (id: string) => shared.includes(JSON.stringify(id));
  const menuTexts = Object.values(menus)
    .filter(({ id }) => isNamed(id))
    .map(({ id, items }) => (isAutomaticMenu(id) ? '' : JSON.stringify(items)));
  const text = [shared, ...menuTexts].join('\n');
  // Within JSON an address ends at its quote, which is escaped in HTML, or at its query or fragment.
  return paths.some((path) => ['"', '\\', '#', '?', '/"'].some((end) => text.includes(`"${path}${end}`)));
}
