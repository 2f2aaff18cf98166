import { quoteFileUrl } from '@etalage/api-contract';
import { postEndpoint } from '@etalage/api-contract/client';
import {
  kindOfName,
  uploadFailure,
  uploadRules,
  type UploadTransport,
  useFieldServices,
  useUploads,
} from '@etalage/form-engine/editor';
import { useMemo, useRef, useState } from 'react';
import { keyOfAddress } from '../../../../queries/library-queries.ts';
import type { QuoteFile } from '../../../../queries/quote-queries.ts';
import { useSession } from '../../../../session/session-context.ts';
import { namedPath } from './named-path.ts';

/** A drawing stays readable, and transparent where it was. */
const MAX_SIDE = 4000;
const rules = uploadRules(
  {
    settings: {
      setPath: 'assets/offertes/',
      isPrivate: true,
      maintainTransparency: true,
      maxWidth: MAX_SIDE,
      maxHeight: MAX_SIDE,
    },
  },
  { pictures: false, defaultMax: 1 },
);

/** The uploads of files for an offer; `uploaded` are those that are ready, by key. */
export function useOfferUploads(number: string, onUploaded: (key: string) => void) {
  const transport = useOfferTransport(number);
  const sizes = useRef(new Map<string, number>());
  const [uploaded, setUploaded] = useState<ReadonlyMap<string, QuoteFile>>(new Map());
  const uploads = useUploads({
    rules,
    transport,
    onUploaded: ({ path, name }) => {
      const key = keyOfAddress(path);
      const file = { key, name, size: sizes.current.get(name) ?? 0, kind: kindOfName(name)?.label ?? '' };
      setUploaded((before) => new Map(before).set(key, file));
      onUploaded(key);
    },
    onAllCompleted: () => undefined,
  });
  return {
    ...uploads,
    uploaded,
    add: (files: readonly File[]) => {
      for (const { name, size } of files) sizes.current.set(name, size);
      uploads.add(files);
    },
  };
}

/** The file calls of the dashboard, for files of one quote, which have the limits of those of visitors. */
function useOfferTransport(number: string): UploadTransport | undefined {
  const { upload } = useFieldServices();
  const { website } = useSession();
  return useMemo(() => {
    if (!upload) return undefined;
    const signedUrl: UploadTransport['signedUrl'] = async ({ filePath, contentType }, _path, name) => {
      const asked = { number, filePath: namedPath(filePath, name), contentType };
      const reply = await postEndpoint({ base: '', websiteId: website.id }, quoteFileUrl, asked);
      if (reply.ok) return reply.data;
      throw uploadFailure(reply);
    };
    return { ...upload, uploader: 'visitor', signedUrl };
  }, [upload, website.id, number]);
}
