import { withGridItems } from '@etalage/blocks/schema';
import type { PageDocument } from '@etalage/site-model';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { MAX_TEMPLATE_DEPTH, expandPartials, templateOf } from './expand-partials.ts';

/** Which version of templates is used: published for visitors, draft for the designer. */
type State = 'published' | 'draft';

/** Documents with the templates inserted that their blocks show. One query per nesting level; none without templates. */
export async function withPartials(
  tx: WebsiteTransaction,
  websiteId: string,
  documents: readonly PageDocument[],
  state: State,
): Promise<PageDocument[]> {
  const read = documents.map(withGridItems);
  const templates = await templatesIn(tx, websiteId, read, state);
  return read.map((document) => expandPartials(document, templates));
}

/** The draft templates that blocks of these documents show, by id, each with its own nested templates inserted. */
export async function draftPartials(
  tx: WebsiteTransaction,
  websiteId: string,
  documents: readonly PageDocument[],
  within: readonly string[],
): Promise<Record<string, PageDocument>> {
  const templates = await templatesIn(tx, websiteId, documents, 'draft');
  const shown = namedIn(documents).filter((id) => templates.has(id) && !within.includes(id));
  return Object.fromEntries(
    shown.map((id) => [id, expandPartials(templates.get(id)!, templates, [...within, id])]),
  );
}

async function templatesIn(
  tx: WebsiteTransaction,
  websiteId: string,
  documents: readonly PageDocument[],
  state: State,
): Promise<Map<string, PageDocument>> {
  const found = new Map<string, PageDocument>();
  let named = namedIn(documents);
  for (let depth = 0; depth < MAX_TEMPLATE_DEPTH && named.length > 0; depth++) {
    const rows = await (state === 'draft'
      ? tx
          .selectFrom('drafts')
          .select(['document_id as id', 'document'])
          .where('website_id', '=', websiteId)
          .where('document_kind', '=', 'template')
          .where('document_id', 'in', named)
          .execute()
      : tx
          .selectFrom('site_documents')
          .select(['kind as id', 'document'])
          .where('website_id', '=', websiteId)
          .where('kind', 'in', named)
          .where('published', '=', true)
          .execute());
    for (const { id, document } of rows) found.set(id, withGridItems(document));
    named = namedIn(rows.map(({ id }) => found.get(id)!)).filter((id) => !found.has(id));
  }
  return found;
}

function namedIn(documents: readonly PageDocument[]): string[] {
  const ids = documents.flatMap(({ blocks }) => Object.values(blocks).map(templateOf));
  return [...new Set(ids)].filter((id) => id !== '');
}
