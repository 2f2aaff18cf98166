import { apiPaths } from '@etalage/api-contract';
import { postEndpoint } from '@etalage/api-contract/client';
import { failureOf, putFile, type UploadTransport } from '@etalage/form-engine/editor';

/** The file calls of the dashboard, for one website; its files are served below the dashboard's own address. */
export function createUploadTransport(websiteId: string, notify: (text: string) => void): UploadTransport {
  return {
    uploader: 'owner',
    cdn: `/media/${websiteId}`,
    paths: {
      signedUrl: apiPaths.signedUrl,
      deleteFile: apiPaths.deleteFile,
      downloadFile: apiPaths.getFile,
    },
    async call(path, request) {
      const reply = await postEndpoint({ base: '', websiteId }, path, request);
      if (reply.ok) return reply.data as { url?: string };
      throw failureOf(reply.error, reply.status === 0);
    },
    put: putFile,
    notify,
  };
}
