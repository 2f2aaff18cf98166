import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { unlessGone } from '../../queries/call-api.ts';
import { createRepeatKey } from '../../queries/repeat-key.ts';
import {
  type OwnedShippingMethod,
  postCreateShipping,
  postDeleteShipping,
  postRestoreShipping,
  postSaveShipping,
  renewShipping,
} from '../../queries/shipping-queries.ts';
import { useFailureToast } from '../../saving/use-failure-toast.ts';
import { useOpenScreen } from '../../session/screen-link.tsx';
import { useSession } from '../../session/session-context.ts';
import { shippingContentOf } from './shipping-form-values.ts';

/** Turns a method on or off. */
export function useSwitchShipping() {
  const { website } = useSession();
  const { renew, fail } = useAfter();
  return useMutation({
    mutationFn: (method: OwnedShippingMethod) => {
      const { id, version, enabled } = method;
      const content = { ...shippingContentOf(method), enabled: !enabled };
      return postSaveShipping(website.id, { id, version, method: content });
    },
    onSettled: renew,
    onError: (error) => fail(error),
  });
}

/** Copies a method and opens the copy, which is off: two equal ones would both be offered. */
export function useDuplicateShipping() {
  const t = useText();
  const { website } = useSession();
  const showToast = useToast();
  const openScreen = useOpenScreen();
  const { renew, fail } = useAfter();
  const key = useRef(createRepeatKey());
  return useMutation({
    mutationFn: (method: OwnedShippingMethod) => {
      const title = t('shipping_copy_title', { title: method.title.slice(0, 80) });
      const copy = { ...shippingContentOf(method), title, enabled: false };
      return postCreateShipping(website.id, copy, key.current.for(copy));
    },
    onSuccess: ({ method }) => {
      key.current.made();
      showToast({ text: t('shipping_copied') });
      void openScreen(`/instellingen/verzending/${method.id}`);
    },
    onSettled: renew,
    onError: (error) => fail(error),
  });
}

/** Deletes a method, with undo. */
export function useDeleteShipping() {
  const t = useText();
  const { website } = useSession();
  const showToast = useToast();
  const { renew, fail } = useAfter();
  const restore = useMutation({
    mutationFn: (id: string) => postRestoreShipping(website.id, id),
    onSettled: renew,
    onError: (error, id) => fail(error, { text: t('dashboard_retry'), run: () => restore.mutate(id) }),
  });
  return useMutation({
    mutationFn: ({ id }: OwnedShippingMethod) => unlessGone(postDeleteShipping(website.id, id)),
    onSuccess: (_, { id, title }) => {
      const action = { text: t('products_undo'), run: () => restore.mutate(id) };
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
    renew: () => renewShipping(client, website.id),
    fail: useFailureToast(),
  };
}
