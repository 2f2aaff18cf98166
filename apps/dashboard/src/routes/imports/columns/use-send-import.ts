import { useText } from '@etalage/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { importsQuery, postImportStep, type SentItem } from '../../../queries/import-queries.ts';
import { useOpenScreen } from '../../../session/screen-link.tsx';
import { type ChosenFile, dropChosenFile } from '../chosen-file.ts';
import { sendImport } from './send-import.ts';

/** Sends the chosen file and opens the import that is made of it; stopping it keeps the file. */
export function useSendImport(file: ChosenFile) {
  const t = useText();
  const client = useQueryClient();
  const openScreen = useOpenScreen();
  const [sent, setSent] = useState(0);
  const [made, setMade] = useState('');
  const running = useRef<AbortController>(undefined);
  const { websiteId, key } = file;
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (made === '') return undefined;
    void openScreen(`/importeren/${made}`);
    // Not before this screen is gone, because without a file it sends back.
    return dropChosenFile;
  }, [made, openScreen]);

  const send = useMutation({
    mutationFn: async (items: readonly SentItem[]) => {
      running.current = new AbortController();
      const { signal } = running.current;
      const { name, columns, clearsEmpty } = file;
      let started = '';
      setSent(0);
      try {
        return await sendImport({
          websiteId,
          name,
          clearsEmpty,
          items,
          signal,
          key: key.for([columns, clearsEmpty]),
          onStarted: (id) => (started = id),
          onSent: setSent,
        });
      } catch (error) {
        if (signal.aborted) {
          key.made();
          if (started !== '') await postImportStep(websiteId, started, 'cancel').catch(() => undefined);
          return '';
        }
        throw error;
      }
    },
    onSuccess: (id) => {
      if (id !== '') key.made();
      setMade(id);
    },
    onSettled: () => client.invalidateQueries(importsQuery(websiteId)),
  });
  return {
    send: send.mutate,
    stop: () => running.current?.abort(),
    sent,
    isSending: send.isPending,
    isUnsaved: send.isPending && made === '',
    isDone: made !== '',
    failure: send.error ? failureTexts(send.error, [], t).general : '',
  };
}
