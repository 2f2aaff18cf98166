import { useText } from '@etalage/ui-kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UploadRules } from '../upload-rules.ts';
import type { UploadTransport } from '../upload-transport.ts';
import type { StoredFile } from '../stored-files.ts';
import { type Uploads, createUploads } from './create-uploads.ts';
import type { UploadQueue } from './upload-queue.ts';

interface UploadOptions {
  readonly rules: UploadRules;
  readonly transport: UploadTransport | undefined;
  readonly onUploaded: (file: StoredFile) => void;
  readonly onAllCompleted: (files: readonly StoredFile[]) => void;
}

/** The uploads of a field while it is mounted; without a transport of the app there are none. */
export function useUploads(options: UploadOptions) {
  const t = useText();
  const [queue, setQueue] = useState<UploadQueue>([]);
  const uploads = useRef<Uploads | undefined>(undefined);
  const latest = useRef({ ...options, t });
  useLayoutEffect(() => {
    latest.current = { ...options, t };
  });
  useEffect(
    () => () => {
      uploads.current?.close();
      uploads.current = undefined;
    },
    [],
  );
  /** Created at the first file, because most fields never get one. */
  const open = () => {
    const { rules, transport } = latest.current;
    if (!transport) return undefined;
    uploads.current ??= createUploads({
      rules,
      transport,
      onQueue: setQueue,
      translate: (key, values) => latest.current.t(key, values),
      onUploaded: (file) => latest.current.onUploaded(file),
      onAllCompleted: (files) => latest.current.onAllCompleted(files),
    });
    return uploads.current;
  };
  return {
    queue,
    add: (files: readonly File[]) => open()?.add(files),
    retry: (id: string) => open()?.retry(id),
    cancel: (id: string) => open()?.cancel(id),
  };
}
