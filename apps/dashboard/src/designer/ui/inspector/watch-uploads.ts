import { UploadFailure, type UploadTransport } from '@etalage/form-engine/editor';

/**
 * The same transport, which tells whether something is on its way: from the question where a file may go until it is
 * there or refused. A file whose connection broke is still on its way, because it goes on by itself.
 */
export function watchUploads(transport: UploadTransport, onBusy: (isBusy: boolean) => void): UploadTransport {
  const { deleteFile, downloadFile } = transport.paths;
  let under = 0;
  let isLost = false;
  const tell = () => onBusy(under > 0 || isLost);
  const begin = () => {
    under += 1;
    isLost = false;
    tell();
  };
  const end = (error?: unknown) => {
    under = Math.max(0, under - 1);
    isLost = error instanceof UploadFailure && error.isLost;
    tell();
  };
  return {
    ...transport,
    async call(path, request) {
      if (path === deleteFile || path === downloadFile) return transport.call(path, request);
      begin();
      return transport.call(path, request).catch((error: unknown) => {
        end(error);
        throw error;
      });
    },
    async put(url, body, options) {
      // A second try goes to the address that is known already.
      if (isLost) begin();
      try {
        await transport.put(url, body, options);
        end();
      } catch (error) {
        end(error);
        throw error;
      }
    },
  };
}
