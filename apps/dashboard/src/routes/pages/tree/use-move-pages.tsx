import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type PageMove, postMovePages, renewPages } from '../../../queries/page-queries.ts';
import { createRepeatKey } from '../../../queries/repeat-key.ts';
import { useFailureToast } from '../../../saving/use-failure-toast.ts';
import { useSession } from '../../../session/session-context.ts';

/** Moves pages and folders, says where they are now and what was refused, and offers to undo it. */
export function useMovePages() {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const showFailure = useFailureToast();
  const [key] = useState(createRepeatKey);
  const move = useMutation({
    mutationFn: (moves: PageMove[]) => postMovePages(website.id, moves, key.for(moves)),
    onSuccess: async ({ moved, refused }) => {
      key.made();
      await renewPages(queryClient, website.id);
      const redirects = moved.reduce((sum, one) => sum + one.redirects, 0);
      const [first] = moved;
      const texts = [
        first && moved.length === 1 ? t('pages_moved_one', { path: first.to }) : '',
        moved.length > 1 ? t('pages_moved', { count: moved.length }) : '',
        redirects === 1 ? t('pages_moved_redirect') : '',
        redirects > 1 ? t('pages_moved_redirects', { count: redirects }) : '',
        ...refused.map(({ title, message }) => t('pages_bulk_refused', { title, message })),
      ];
      const back = moved.map(({ from, to }) => ({ from: to, to: from }));
      showToast({
        text: texts.filter(Boolean).join(' '),
        ...(back.length > 0 && {
          action: { text: t('pages_deleted_undo'), run: () => move.mutate(back) },
        }),
      });
    },
    onError: (error, moves) =>
      showFailure(error, { text: t('dashboard_retry'), run: () => move.mutate(moves) }),
  });
  return move;
}
