import { currentDocument } from '@etalage/blocks/schema';
import { checkDocument, copyBlocks, type PageDocument } from '@etalage/site-model';
import { ApiError } from '../calls/api-error.ts';
import { newId } from '../db/new-id.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { withSharedValues } from '../documents/shared-changes.ts';
import { findSharedValues } from '../documents/shared-value.repository.ts';
import { storedDocument } from './page-template.repository.ts';
import { readyDocument } from './ready/ready-documents.ts';

/**
 * The document of a new page made from a template, with block ids of its own. Fields that are the same on all pages get
 * the value that the website has now, not the one that it had when the template was kept. Throws `validation_failed` if
 * the template is gone.
 */
export async function documentOfTemplate(
  tx: WebsiteTransaction,
  websiteId: string,
  template: string,
): Promise<PageDocument> {
  const stored =
    (await readyDocument(tx, websiteId, template)) ?? (await storedDocument(tx, websiteId, template));
  if (!stored)
    throw new ApiError('validation_failed', { template: [{ key: 'page_templates_template_gone' }] });
  const { document } = checkDocument(currentDocument(stored));
  return withSharedValues(withOwnIds(document), await findSharedValues(tx, websiteId));
}

function withOwnIds(document: PageDocument): PageDocument {
  const originals = Object.values(document.blocks);
  const copies = copyBlocks(originals, newId);
  const ids = new Map(originals.map(({ id }, index) => [id, copies[index]!.id]));
  return {
    ...document,
    root: document.root.map((id) => ids.get(id) ?? id),
    blocks: Object.fromEntries(copies.map((block) => [block.id, block])),
  };
}
