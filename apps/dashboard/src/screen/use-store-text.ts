import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureTexts } from '../queries/failure-texts.ts';
import { createRepeatKey } from '../queries/repeat-key.ts';

export interface StoredText {
  /** Stores a text under an id, which is the same for each attempt with this text. */
  readonly store: (text: string, id: string) => Promise<unknown>;
  /** What is said when it is stored. */
  readonly done: string;
  /** Fetches anew what shows it. */
  readonly renew: () => unknown;
}

/** Stores a text once, however often it is tried. */
export function useStoreText({ store, done, renew }: StoredText, onStored: () => void) {
  const t = useText();
  const showToast = useToast();
  const key = useRef(createRepeatKey());
  const [failure, setFailure] = useState('');
  const run = useMutation({
    mutationFn: (text: string) => store(text, key.current.for(text)),
    onMutate: () => setFailure(''),
    onSuccess: () => {
      key.current.made();
      onStored();
      showToast({ text: done });
    },
    onError: (error) => {
      const { fields, general } = failureTexts(error, ['text'], t);
      setFailure(fields['text'] ?? general);
    },
    onSettled: () => renew(),
  });
  return { run, failure, setFailure };
}
