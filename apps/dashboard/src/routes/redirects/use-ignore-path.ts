import { shortPath } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postIgnoreNotFound, renewRedirects } from '../../queries/redirect-queries.ts';
import { useFailureToast } from '../../saving/use-failure-toast.ts';
import { useSession } from '../../session/session-context.ts';

interface Choice {
  path: string;
  ignored: boolean;
}

/** Leaves a missing address out of the report, or shows it again, with undo. */
export function useIgnorePath() {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const showFailure = useFailureToast();
  const choose = useMutation({
    mutationFn: ({ path, ignored }: Choice) => postIgnoreNotFound(website.id, [path], ignored),
    onSuccess: async (_reply, { path, ignored }) => {
      await renewRedirects(queryClient, website.id);
      showToast({
        text: t(ignored ? 'redirects_path_ignored' : 'redirects_path_shown', { path: shortPath(path) }),
        action: { text: t('redirects_undo'), run: () => choose.mutate({ path, ignored: !ignored }) },
      });
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
    onError: (error, choice) =>
      showFailure(error, { text: t('dashboard_retry'), run: () => choose.mutate(choice) }),
  });
  return choose;
}
