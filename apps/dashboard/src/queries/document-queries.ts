import { type DocumentKey, listVersions, openDocument, restoreVersion } from '@etalage/api-contract';
import { callApi } from './call-api.ts';

/** The draft of a page or template with everything needed to edit it; fetched at every opening. */
export const fetchDocument = (websiteId: string, key: DocumentKey) => callApi(openDocument, websiteId, key);

/** Makes the newest refused version the draft again; returns whether there was one. */
export async function restoreRefused(websiteId: string, key: DocumentKey): Promise<boolean> {
  const { versions } = await callApi(listVersions, websiteId, key);
  const refused = versions.find(({ kind }) => kind === 'refused');
  if (!refused) return false;
  const { revision } = await fetchDocument(websiteId, key);
  const request = { ...key, version_id: refused.id, base_revision: revision };
  await callApi(restoreVersion, websiteId, request);
  return true;
}
