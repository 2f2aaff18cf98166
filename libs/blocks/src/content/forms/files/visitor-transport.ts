import { postEndpoint, visitorPaths } from '@etalage/api-contract/client';
import { failureOf, putFile, type UploadTransport } from '@etalage/form-engine/render';

/** The file endpoints for visitors, for one form of this page's website (API-29 to API-31). */
export function visitorTransport(formId: string, notify: (text: string) => void): UploadTransport {
  const websiteId = document.documentElement.dataset['websiteId'] ?? '';
  const paths = {
    signedUrl: visitorPaths.visitorSignedUrl,
    deleteFile: visitorPaths.visitorDeleteFile,
    downloadFile: visitorPaths.visitorGetFile,
  };
  return {
    uploader: 'visitor',
    cdn: `/media/${websiteId}`,
    paths,
    async call(path, request) {
      const reply = await postEndpoint({ base: '', websiteId }, path, { ...request, form_id: formId });
      if (reply.ok) return reply.data as { url?: string };
      // Already deleted is what was requested.
      if (path === paths.deleteFile && reply.status === 404) return {};
      throw failureOf(reply.error, reply.status === 0);
    },
    put: putFile,
    notify,
  };
}
