import { shortPath } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureTexts } from '../../queries/failure-texts.ts';
import {
  type ListedRedirect,
  postDeleteRedirects,
  postUndoRedirects,
  renewRedirects,
} from '../../queries/redirect-queries.ts';
import { useFailureToast } from '../../saving/use-failure-toast.ts';
import { useSession } from '../../session/session-context.ts';

/** Fetches the lists after a change, and says what was done, with undo; undo still works after the list has rendered. */
export function useDone(): (text: string, change: string) => Promise<void> {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const showFailure = useFailureToast();
  const undo = (change: string) => ({ text: t('redirects_undo'), run: () => void runUndo(change) });
  async function runUndo(change: string) {
    try {
      await postUndoRedirects(website.id, change);
      await renewRedirects(queryClient, website.id);
      showToast({ text: t('redirects_undone') });
    } catch (error) {
      showFailure(error, undo(change));
    }
  }
  return async (text, change) => {
    await renewRedirects(queryClient, website.id);
    showToast({ text, ...(change !== '' && { action: undo(change) }) });
  };
}

/** Deletes redirects at once, with undo; the focus goes to the heading, because their rows disappear. */
export function useDeleteRedirects() {
  const t = useText();
  const { website } = useSession();
  const done = useDone();
  const showToast = useToast();
  return useMutation({
    mutationFn: (redirects: readonly ListedRedirect[]) =>
      postDeleteRedirects(
        website.id,
        redirects.map(({ id }) => id),
      ),
    onSuccess: async ({ change }, redirects) => {
      const [first] = redirects;
      const text =
        redirects.length === 1
          ? t('redirects_deleted_one', { from: shortPath(first?.from ?? '') })
          : t('redirects_deleted_many', { count: String(redirects.length) });
      await done(text, change);
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
}
