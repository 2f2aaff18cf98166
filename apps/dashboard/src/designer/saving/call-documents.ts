import { checkReferences, publishDocument, saveDocument } from '@etalage/api-contract';
import { callApi } from '../../queries/call-api.ts';
import type { DocumentCalls } from './document-calls.ts';

/** The calls of a session for a website. */
export function callDocuments(websiteId: string): DocumentCalls {
  return {
    save: (request) => callApi(saveDocument, websiteId, request),
    checkReferences: (request) => callApi(checkReferences, websiteId, request),
    publish: (request) => callApi(publishDocument, websiteId, request),
  };
}
