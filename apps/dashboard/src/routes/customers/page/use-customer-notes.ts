import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { unlessGone } from '../../../queries/call-api.ts';
import {
  postAddCustomerNote,
  postDeleteCustomerNote,
  renewCustomer,
} from '../../../queries/customer-queries.ts';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { createRepeatKey } from '../../../queries/repeat-key.ts';
import { useSession } from '../../../session/session-context.ts';

/** Adds a note; what was typed remains until it is stored. */
export function useAddCustomerNote(id: string, onAdded: () => void) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const key = useRef(createRepeatKey());
  const [failure, setFailure] = useState('');
  const add = useMutation({
    mutationFn: (text: string) =>
      postAddCustomerNote(website.id, { id, text, note_id: key.current.for({ id, text }) }),
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
    onSettled: () => renewCustomer(client, website.id, id),
  });
  return { add, failure, setFailure };
}

/** Deletes a note of this member. */
export function useDeleteCustomerNote(id: string, onDeleted: () => void) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (noteId: string) => unlessGone(postDeleteCustomerNote(website.id, { id, note_id: noteId })),
    onSuccess: () => {
      showToast({ text: t('notes_deleted') });
      onDeleted();
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
    onSettled: () => renewCustomer(client, website.id, id),
  });
}
