import {
  atPath,
  failureCode,
  fileStreams,
  postEndpoint,
  visitorCalls,
  type Call,
  type PayloadOf,
  type ResponseOf,
} from '@etalage/api-contract/client';
import { putFile, uploadFailure, type UploadTransport } from '@etalage/form-engine/render';

/** The file calls of visitors, for one form of this page's website (API-29 to API-31). */
export function visitorTransport(form_id: string, notify: (text: string) => void): UploadTransport {
  const websiteId = document.documentElement.dataset['websiteId'] ?? '';
  const client = { base: '', websiteId };
  async function call<E extends Call>(
    endpoint: E,
    request: PayloadOf<E>,
    path?: string,
  ): Promise<ResponseOf<E>> {
    const reply = await postEndpoint(client, atPath(endpoint, path), request);
    if (reply.ok) return reply.data;
    throw uploadFailure(reply);
  }
  return {
    uploader: 'visitor',
    cdn: `${fileStreams.showFile.path}/${websiteId}`,
    signedUrl: (request, path) => call(visitorCalls.visitorSignedUrl, { ...request, form_id }, path),
    getFile: (request, path) => call(visitorCalls.visitorGetFile, request, path),
    async deleteFile({ filePath }, path) {
      const endpoint = atPath(visitorCalls.visitorDeleteFile, path);
      const reply = await postEndpoint(client, endpoint, { filePath, form_id });
      // Gone already is what was asked for.
      if (reply.ok || failureCode(reply) === 'not_found') return { deleted: true };
      throw uploadFailure(reply);
    },
    put: putFile,
    notify,
  };
}
