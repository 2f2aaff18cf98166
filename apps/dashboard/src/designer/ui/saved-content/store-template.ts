import { publishDocument, saveDocument } from '@etalage/api-contract';
import { insertBlock, type BlockInstance } from '@etalage/site-model';
import { callApi } from '../../../queries/call-api.ts';
import { postCreateTemplate } from '../../../queries/template-queries.ts';

interface NewTemplate {
  title: string;
  /** A section with its blocks, its top first. */
  blocks: BlockInstance[];
  /** Equal for the same template: a call that is repeated because its reply was lost creates nothing twice. */
  key: string;
}

/** Creates a template with these blocks and publishes it; returns its id. Throws ApiFailure. */
export async function storeTemplate(
  websiteId: string,
  { title, blocks, key }: NewTemplate,
): Promise<{ id: string }> {
  const { id, revision } = await postCreateTemplate(websiteId, { title }, key);
  const document = { document_kind: 'template', document_id: id } as const;
  const operations = [insertBlock(blocks, { parent: null, slot: '', index: 0 })];
  const step = { id: key, label: 'designer_step_insert', operations, kind: 'do', of: null } as const;
  const saved = await callApi(saveDocument, websiteId, {
    ...document,
    client: key,
    sequence: 1,
    base_revision: revision,
    steps: [step],
  });
  await callApi(publishDocument, websiteId, { ...document, revision: saved.revision });
  return { id };
}
