import type { UploadTransport } from '@etalage/form-engine/editor';

/** The same transport, with whether any of the fields that use it is uploading a file. */
export function watchUploads(transport: UploadTransport, onBusy: (isBusy: boolean) => void): UploadTransport {
  const busy = new Set<symbol>();
  return {
    ...transport,
    watch() {
      const field = Symbol('a field');
      return (isBusy) => {
        if (isBusy) busy.add(field);
        else busy.delete(field);
        onBusy(busy.size > 0);
      };
    },
  };
}
