import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { unlessGone } from '../../../queries/call-api.ts';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { orderTimelineQuery, postAddOrderNote, postDeleteOrderNote } from '../../../queries/order-queries.ts';
import { createRepeatKey } from '../../../queries/repeat-key.ts';
import { useSession } from '../../../session/session-context.ts';

function useTimelineRenewal(number: string) {
  const { website } = useSession();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: orderTimelineQuery(website.id, number).queryKey });
}

/** Adds a note; what was typed remains until it is stored. */
export function useAddNote(number: string, onAdded: () => void) {
  const t = useText();
  const { website } = useSession();
  const renew = useTimelineRenewal(number);
  const showToast = useToast();
  const key = useRef(createRepeatKey());
  const [failure, setFailure] = useState('');
  const add = useMutation({
    mutationFn: (text: string) =>
      postAddOrderNote(website.id, { number, text, id: key.current.for({ number, text }) }),
    onMutate: () => setFailure(''),
    onSuccess: () => {
      key.current.made();
      onAdded();
      showToast({ text: t('notes_added') });
    },
    onError: (error) => {
      const { fields, general } = failureTexts(error, ['text'], t);
      setFailure(fields['text'] ?? general);
    },
    onSettled: renew,
  });
  return { add, failure, setFailure };
}

/** Deletes a note of this member. */
export function useDeleteNote(number: string, onDeleted: () => void) {
  const t = useText();
  const { website } = useSession();
  const renew = useTimelineRenewal(number);
  const showToast = useToast();
  return useMutation({
    mutationFn: (id: string) => unlessGone(postDeleteOrderNote(website.id, { number, id })),
    onSuccess: () => {
      showToast({ text: t('notes_deleted') });
      onDeleted();
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
    onSettled: renew,
  });
}
