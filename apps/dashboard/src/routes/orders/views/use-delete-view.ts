import type { OrderView } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { unlessGone } from '../../../queries/call-api.ts';
import { failureTexts } from '../../../queries/failure-texts.ts';
import {
  postCreateOrderView,
  postDeleteOrderView,
  renewOrderViews,
} from '../../../queries/order-list-queries.ts';
import { useSession } from '../../../session/session-context.ts';

/** Deletes a kept search, with a way back. The rows that it shows stay. */
export function useDeleteView() {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();

  /** Says what was done, or why it was not. */
  async function change(call: () => Promise<unknown>, done: Parameters<typeof showToast>[0]) {
    try {
      await call();
      showToast(done);
    } catch (error) {
      const { fields, general } = failureTexts(error, ['name'], t);
      showToast({ text: fields['name'] ?? general });
    }
    await renewOrderViews(queryClient, website.id);
  }

  return (view: OrderView) => {
    const { id, name } = view;
    const putBack = () =>
      void change(() => postCreateOrderView(website.id, view), {
        text: t('dashboard_orders_view_back', { name }),
      });
    return change(() => unlessGone(postDeleteOrderView(website.id, id)), {
      text: t('dashboard_orders_view_deleted', { name }),
      action: { text: t('dashboard_orders_view_undo'), run: putBack },
    });
  };
}
