import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import { unlessGone } from '../queries/call-api.ts';
import { failureTexts } from '../queries/failure-texts.ts';

interface DeletedNote {
  /** Deletes the note with an id. */
  readonly remove: (id: string) => Promise<unknown>;
  /** Fetches anew what shows it. */
  readonly renew: () => unknown;
  readonly onDeleted: () => void;
}

/** Deletes a note of this member; one that is gone already is deleted too. */
export function useDeleteNote({ remove, renew, onDeleted }: DeletedNote) {
  const t = useText();
  const showToast = useToast();
  return useMutation({
    mutationFn: (id: string) => unlessGone(remove(id)),
    onSuccess: () => {
      showToast({ text: t('notes_deleted') });
      onDeleted();
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
    onSettled: () => renew(),
  });
}
