import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { failureTexts } from '../../queries/failure-texts.ts';
import { pagesQuery, postRestorePage, type ListedPage } from '../../queries/page-queries.ts';
import { useSession } from '../../session/session-context.ts';

/** Shows a toast that a page was deleted, with undo; undo still works after the list has rendered again. */
export function useDeletedNotice(): (page: ListedPage) => void {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  async function restore(page: ListedPage) {
    const { id, title, path } = page;
    try {
      const restored = await postRestorePage(website.id, id);
      await queryClient.invalidateQueries(pagesQuery(website.id));
      const isElsewhere = restored.path !== path;
      showToast({
        text: isElsewhere
          ? t('pages_restored_elsewhere', { title, path: restored.path })
          : t('pages_restored', { title }),
      });
    } catch (error) {
      // After a failure the toast stays, so that undo can be retried.
      showToast({ text: failureTexts(error, [], t).general, action: undo(page) });
    }
  }
  const undo = (page: ListedPage) => ({
    text: t('pages_deleted_undo'),
    run: () => void restore(page),
  });
  return (page) => showToast({ text: t('pages_deleted', { title: page.title }), action: undo(page) });
}
