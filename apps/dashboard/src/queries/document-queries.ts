import {
  type DocumentKey,
  listVersions,
  openDocument,
  restoreVersion,
  STANDARD_VERSION,
} from '@etalage/api-contract';
import { callApi } from './call-api.ts';

/** The draft of a page or template with everything needed to edit it; fetched at every opening. */
export const fetchDocument = (websiteId: string, key: DocumentKey) => callApi(openDocument, websiteId, key);

/** Makes the newest refused version the draft again; returns whether there was one. */
export async function restoreRefused(websiteId: string, key: DocumentKey): Promise<boolean> {
  const { versions } = await callApi(listVersions, websiteId, key);
  const refused = versions.find(({ kind }) => kind === 'refused');
  if (!refused) return false;
  await restore(websiteId, key, refused.id);
  return true;
}

/** Makes the standard version of a fixed part its draft, as one step that can be undone in the designer. */
export const restoreStandard = (websiteId: string, id: string) =>
  restore(websiteId, { document_kind: 'template', document_id: id }, STANDARD_VERSION);

async function restore(websiteId: string, key: DocumentKey, version_id: string): Promise<void> {
  const { revision } = await fetchDocument(websiteId, key);
  await callApi(restoreVersion, websiteId, { ...key, version_id, base_revision: revision });
}
