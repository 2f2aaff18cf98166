import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failedWith } from '../../../queries/call-api.ts';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { type OwnerOrder, postTakeBackShipment, renewOrder } from '../../../queries/order-queries.ts';
import { useSession } from '../../../session/session-context.ts';

/** Takes a shipment back; an order that changed meanwhile is read again. */
export function useTakeBack({ number, version }: OwnerOrder['order'], onDone: () => void) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (id: string) => postTakeBackShipment(website.id, { number, version, id }),
    onSuccess: () => showToast({ text: t('sending_taken_back') }),
    onError: (error) => {
      const isChanged = failedWith(error, 'conflict');
      showToast({ text: isChanged ? t('sending_take_back_conflict') : failureTexts(error, [], t).general });
    },
    onSettled: async () => {
      await renewOrder(client, website.id, number);
      onDone();
    },
  });
}
