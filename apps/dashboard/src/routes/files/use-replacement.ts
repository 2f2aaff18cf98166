import { type kindsFor, uploadRules, useFieldServices, useUploads } from '@etalage/form-engine/editor';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureTexts } from '../../queries/failure-texts.ts';
import {
  keyOfAddress,
  type LibraryFile,
  postDeleteFiles,
  postReplaceFile,
  renewFiles,
} from '../../queries/library-queries.ts';
import { useSession } from '../../session/session-context.ts';

interface Chosen {
  readonly key: string;
  readonly name: string;
}

/** The file that will take the place of another one: uploaded for it, or chosen from the library. */
export function useReplacement(
  file: LibraryFile,
  kinds: ReturnType<typeof kindsFor>,
  onDone: (key: string) => void,
) {
  const t = useText();
  const { website } = useSession();
  const { upload: transport } = useFieldServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [uploaded, setUploaded] = useState<Chosen>();
  const [picked, setPicked] = useState<Chosen>();
  const chosen = picked ?? uploaded;
  const uploads = useUploads({
    rules: rulesFor(kinds),
    transport,
    onUploaded: ({ path, name }) => {
      setPicked(undefined);
      setUploaded({ key: keyOfAddress(path), name });
    },
    onAllCompleted: () => undefined,
  });
  const replacing = useMutation({
    mutationFn: ({ key }: Chosen) =>
      postReplaceFile(website.id, { key: file.key, replacement: key, is_upload: picked === undefined }),
    onSuccess: async ({ file: shown }) => {
      if (picked) discard();
      onDone(shown.key);
      await renewFiles(queryClient, website.id, file.key);
      showToast({ text: t('library_replaced', { name: shown.name }) });
    },
  });
  /** An upload that is not used goes to the bin; that it stays in the library is no loss. */
  function discard() {
    if (uploaded)
      void postDeleteFiles(website.id, [uploaded.key], false)
        .then(() => renewFiles(queryClient, website.id))
        .catch(() => undefined);
  }
  return {
    chosen,
    queue: uploads.queue,
    retry: uploads.retry,
    cancel: uploads.cancel,
    isBusy: replacing.isPending || uploads.queue.length > 0,
    isReplacing: replacing.isPending,
    failure: replacing.error ? failureTexts(replacing.error, [], t).general : '',
    upload: (files: readonly File[]) => {
      discard();
      setUploaded(undefined);
      uploads.add(files);
    },
    choose: setPicked,
    replace: () => {
      if (chosen && !replacing.isPending) replacing.mutate(chosen);
    },
    discard,
  };
}

/** One file of these kinds; transparent pictures stay transparent, because it is shown where others were. */
function rulesFor(kinds: ReturnType<typeof kindsFor>) {
  const settings = { maintainTransparency: true, kinds: kinds.map(({ contentType }) => contentType) };
  return uploadRules({ settings }, { pictures: false, defaultMax: 1 });
}
