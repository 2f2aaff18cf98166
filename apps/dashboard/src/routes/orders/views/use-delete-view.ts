import type { OrderView } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unlessGone } from '../../../queries/call-api.ts';
import {
  postCreateOrderView,
  postDeleteOrderView,
  renewOrderViews,
} from '../../../queries/order-list-queries.ts';
import { useFailureToast } from '../../../saving/use-failure-toast.ts';
import { useSession } from '../../../session/session-context.ts';

/** Deletes a kept search, with a way back. The rows that it shows stay. */
export function useDeleteView() {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const showFailure = useFailureToast();
  const renew = () => renewOrderViews(queryClient, website.id);
  const putBack = useMutation({
    mutationFn: (view: OrderView) => postCreateOrderView(website.id, view),
    onSuccess: (_reply, { name }) => showToast({ text: t('dashboard_orders_view_back', { name }) }),
    onError: (error, view) =>
      showFailure(error, { text: t('dashboard_retry'), run: () => putBack.mutate(view) }),
    onSettled: renew,
  });
  const remove = useMutation({
    mutationFn: ({ id }: OrderView) => unlessGone(postDeleteOrderView(website.id, id)),
    onSuccess: (_reply, view) =>
      showToast({
        text: t('dashboard_orders_view_deleted', { name: view.name }),
        action: { text: t('dashboard_orders_view_undo'), run: () => putBack.mutate(view) },
      }),
    onError: (error, view) =>
      showFailure(error, { text: t('dashboard_retry'), run: () => remove.mutate(view) }),
    onSettled: renew,
  });
  return async (view: OrderView): Promise<void> => {
    // A failure was told already.
    await remove.mutateAsync(view).catch(() => {});
  };
}
