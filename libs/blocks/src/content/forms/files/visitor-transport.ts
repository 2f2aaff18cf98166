import {
  failureCode,
  fileStreams,
  pageClient,
  postEndpoint,
  visitorCalls,
  type Call,
  type PayloadOf,
  type ResponseOf,
} from '@etalage/api-contract/client';
import { putFile, uploadFailure, type UploadTransport } from '@etalage/form-engine/render';

/** The file endpoints for visitors, for one form of this page's website (API-29 to API-31). */
export function visitorTransport(form_id: string, notify: (text: string) => void): UploadTransport {
  const client = pageClient();
  const call = async <E extends Call>(endpoint: E, request: PayloadOf<E>): Promise<ResponseOf<E>> => {
    const reply = await postEndpoint(client, endpoint, request);
    if (reply.ok) return reply.data;
    throw uploadFailure(reply);
  };
  return {
    uploader: 'visitor',
    cdn: `${fileStreams.showFile.path}/${client.websiteId}`,
    signedUrl: (request) => call(visitorCalls.visitorSignedUrl, { ...request, form_id }),
    getFile: (request) => call(visitorCalls.visitorGetFile, request),
    async deleteFile({ filePath }) {
      const reply = await postEndpoint(client, visitorCalls.visitorDeleteFile, { filePath, form_id });
      // Already deleted is what was requested.
      if (!reply.ok && failureCode(reply) !== 'not_found') throw uploadFailure(reply);
      return { deleted: true };
    },
    put: putFile,
    notify,
  };
}
