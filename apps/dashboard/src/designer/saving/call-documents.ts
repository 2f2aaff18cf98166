import { apiPaths, type publishDocument, type saveDocument } from '@etalage/api-contract';
import { callApi } from '../../queries/call-api.ts';
import type { CallDocuments, DocumentCalls } from './document-calls.ts';

/** The calls of a session for a website. */
export function callDocuments(websiteId: string): CallDocuments {
  const calls: { [V in keyof DocumentCalls]: (request: DocumentCalls[V]['request']) => Promise<unknown> } = {
    save: (request) => callApi<typeof saveDocument>(apiPaths.saveDocument, websiteId, request),
    publish: (request) => callApi<typeof publishDocument>(apiPaths.publishDocument, websiteId, request),
  };
  return (verb, request) => calls[verb](request) as Promise<DocumentCalls[typeof verb]['reply']>;
}
