import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ListedPage, postMovePages, postSetHomePage, renewPages } from '../../queries/page-queries.ts';
import { useFailureToast } from '../../saving/use-failure-toast.ts';
import { useSession } from '../../session/session-context.ts';

/** Makes a page the home page, says where the earlier one is now, and offers to undo both. */
export function useSetHome(page: ListedPage) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const showFailure = useFailureToast();
  const undo = useMutation({
    mutationFn: async ({ earlier, path }: { earlier: string; path: string }) => {
      const { before } = await postSetHomePage(website.id, earlier);
      if (before) await postMovePages(website.id, [{ from: before.path, to: path }], crypto.randomUUID());
    },
    onSettled: () => renewPages(queryClient, website.id),
    onError: (error, back) =>
      showFailure(error, { text: t('dashboard_retry'), run: () => undo.mutate(back) }),
  });
  return useMutation({
    mutationFn: () => postSetHomePage(website.id, page.id),
    onSuccess: async ({ before }) => {
      // The list that is fetched has its new one.
      const { path } = page;
      await renewPages(queryClient, website.id);
      const texts = [
        t('pages_home_done', { title: page.title }),
        before ? t('pages_home_before', { path: before.path }) : '',
      ];
      showToast({
        text: texts.filter(Boolean).join(' '),
        ...(before && {
          action: { text: t('pages_deleted_undo'), run: () => undo.mutate({ earlier: before.id, path }) },
        }),
      });
    },
    onError: (error) => showFailure(error),
  });
}
