import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureTexts } from '../../queries/failure-texts.ts';
import { type ListedPage, type PageAction, postChangePages, renewPages } from '../../queries/page-queries.ts';
import { useSession } from '../../session/session-context.ts';

interface Change {
  pages: readonly ListedPage[];
  action: PageAction;
}

/** Changes several pages, and says how many were changed and why others were not. */
export function useChangePages() {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: ({ pages, action }: Change) =>
      postChangePages(
        website.id,
        pages.map(({ id }) => id),
        action,
      ),
    onSuccess: async ({ changed, refused }, { action }) => {
      await renewPages(queryClient, website.id);
      const texts = [
        changed.length > 0 ? t(`pages_bulk_${action}_done`, { count: changed.length }) : '',
        ...refused.map(({ title, message }) => t('pages_bulk_refused', { title, message })),
      ];
      showToast({ text: texts.filter(Boolean).join(' ') });
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
}
