import { paymentObstacle } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureTexts } from '../../queries/failure-texts.ts';
import {
  type OwnedPaymentMethod,
  paymentMethodsQuery,
  type PaymentSettings,
  postAddPayment,
  postMovePayment,
  postSavePayment,
} from '../../queries/payment-queries.ts';
import { useSession } from '../../session/session-context.ts';

/** The call that a change of the methods makes; each replies with all of them. */
type Change = (websiteId: string) => Promise<PaymentSettings>;

/** Whether customers can choose any method; if not, they order without paying. */
export const offersAny = (settings: PaymentSettings): boolean =>
  settings.methods.some((method) => paymentObstacle(method, settings) === '');

/** Changes the payment methods at once, in the checkout too. */
export function usePaymentMethods({ methods }: PaymentSettings) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const [movedId, setMovedId] = useState('');
  const { queryKey } = paymentMethodsQuery(website.id);
  const send = useMutation({
    mutationFn: (change: Change) => change(website.id),
    onSuccess: (stored) => client.setQueryData(queryKey, stored),
    onError: (error) => {
      showToast({ text: failureTexts(error, [], t).general });
      void client.invalidateQueries({ queryKey });
    },
  });
  const place = methods.findIndex(({ id }) => id === movedId);
  const title = methods[place]?.title ?? '';
  return {
    isBusy: send.isPending,
    add: (id: Parameters<typeof postAddPayment>[1]) => send.mutate((at) => postAddPayment(at, id)),
    turn({ id, version, title: name, description, enabled }: OwnedPaymentMethod) {
      const save = { id, version, title: name, description, enabled: !enabled };
      send.mutate((at) => postSavePayment(at, save));
    },
    move(id: string, index: number) {
      const others = methods.filter((one) => one.id !== id);
      const one = methods.find((method) => method.id === id);
      // At once, so that the handle that is pressed again moves from the new place.
      if (one)
        client.setQueryData(
          queryKey,
          (before) => before && { ...before, methods: others.toSpliced(index, 0, one) },
        );
      setMovedId(id);
      send.mutate((at) => postMovePayment(at, id, index));
    },
    /** Where the last one was moved, for screen readers. */
    moved: place < 0 ? '' : t('properties_moved', { title, place: place + 1, count: methods.length }),
  };
}
