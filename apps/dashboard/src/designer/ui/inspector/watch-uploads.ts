import type { UploadTransport } from '@etalage/form-engine/editor';

/** The same transport, which tells whether a file of any of the fields that use it is on its way. */
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
