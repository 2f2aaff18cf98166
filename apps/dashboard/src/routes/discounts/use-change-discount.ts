import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unlessGone } from '../../queries/call-api.ts';
import {
  type OwnedDiscount,
  postDeleteDiscount,
  postRestoreDiscount,
  postSaveDiscount,
  renewDiscounts,
} from '../../queries/discount-queries.ts';
import { useFailureToast } from '../../saving/use-failure-toast.ts';
import { useSession } from '../../session/session-context.ts';
import { savedPartOf } from './discount-form-values.ts';

/** Turns a discount on or off. */
export function useSwitchDiscount() {
  const { website } = useSession();
  const { renew, fail } = useAfter();
  return useMutation({
    mutationFn: (discount: OwnedDiscount) => {
      const { id, version, is_active } = discount;
      const content = { ...savedPartOf(discount), is_active: !is_active };
      return postSaveDiscount(website.id, { id, version, discount: content });
    },
    onSettled: renew,
    onError: (error) => fail(error),
  });
}

/** Deletes a discount, with undo. */
export function useDeleteDiscount() {
  const t = useText();
  const { website } = useSession();
  const showToast = useToast();
  const { renew, fail } = useAfter();
  const restore = useMutation({
    mutationFn: (id: string) => postRestoreDiscount(website.id, id),
    onSettled: renew,
    onError: (error, id) => fail(error, { text: t('dashboard_retry'), run: () => restore.mutate(id) }),
  });
  return useMutation({
    mutationFn: ({ id }: OwnedDiscount) => unlessGone(postDeleteDiscount(website.id, id)),
    onSuccess: (_, { id, title }) => {
      const action = { text: t('discounts_undo'), run: () => restore.mutate(id) };
      showToast({ text: t('discounts_deleted', { title }), action });
      // Its row disappears.
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
    onSettled: renew,
    onError: (error) => fail(error),
  });
}

function useAfter() {
  const { website } = useSession();
  const client = useQueryClient();
  return {
    renew: () => renewDiscounts(client, website.id),
    fail: useFailureToast(),
  };
}
