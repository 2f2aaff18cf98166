import { deleteFile, getFile, signedUrl } from '@etalage/api-contract';
import {
  atPath,
  fileStreams,
  postEndpoint,
  type Call,
  type PayloadOf,
  type ResponseOf,
} from '@etalage/api-contract/client';
import { putFile, uploadFailure, type UploadTransport } from '@etalage/form-engine/editor';

/** The file calls of the dashboard, for one website; its files are served below the dashboard's own address. */
export function createUploadTransport(websiteId: string, notify: (text: string) => void): UploadTransport {
  async function call<E extends Call>(
    endpoint: E,
    request: PayloadOf<E>,
    path?: string,
  ): Promise<ResponseOf<E>> {
    const reply = await postEndpoint({ base: '', websiteId }, atPath(endpoint, path), request);
    if (reply.ok) return reply.data;
    throw uploadFailure(reply);
  }
  return {
    uploader: 'owner',
    cdn: `${fileStreams.showFile.path}/${websiteId}`,
    signedUrl: (request, path) => call(signedUrl, request, path),
    getFile: (request, path) => call(getFile, request, path),
    deleteFile: (request, path) => call(deleteFile, request, path),
    put: putFile,
    notify,
  };
}
