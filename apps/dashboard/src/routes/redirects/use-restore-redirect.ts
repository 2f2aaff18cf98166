import { shortPath } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import { failureTexts } from '../../queries/failure-texts.ts';
import { type DeletedRedirect, postCreateRedirect } from '../../queries/redirect-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { useDone } from './use-redirect-changes.ts';

/** Adds a deleted redirect again as it was, with undo; refused like a new one if it no longer fits. */
export function useRestoreRedirect() {
  const t = useText();
  const { website } = useSession();
  const done = useDone();
  const showToast = useToast();
  return useMutation({
    mutationFn: ({ from, to, permanent }: DeletedRedirect) =>
      postCreateRedirect(website.id, { from, to, permanent }),
    onSuccess: async ({ change }, { from }) => {
      await done(t('redirects_restored', { from: shortPath(from) }), change);
      // Its row disappears.
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
}
