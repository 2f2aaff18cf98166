import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { postSendOrders, postUndoSendOrders, renewOrders } from '../../../queries/order-bulk-queries.ts';
import { createRepeatKey } from '../../../queries/repeat-key.ts';
import { useFailureToast } from '../../../saving/use-failure-toast.ts';
import { useSession } from '../../../session/session-context.ts';
import { skippedText } from './skipped-text.ts';

interface Sending {
  readonly orders: { number: string; version: number }[];
  readonly mail: boolean;
}

/** Sends several orders, says which were left out after all, and offers to take all of it back. */
export function useSendOrders(onDone: () => void) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const undo = useUndoSending();
  const [key] = useState(createRepeatKey);
  const send = useMutation({
    mutationFn: (sending: Sending) => postSendOrders(website.id, { ...sending, id: key.for(sending) }),
    onSuccess: async ({ sent, skipped, change }) => {
      key.made();
      await renewOrders(client, website.id);
      const done = sent === 1 ? t('orders_send_done_one') : t('orders_send_done', { count: String(sent) });
      const text = [done, skippedText(skipped, t)].filter(Boolean).join(' ');
      showToast({ text, ...(change !== '' && { action: undo(change) }) });
      onDone();
    },
  });
  return {
    run: send.mutate,
    isPending: send.isPending,
    general: send.error ? failureTexts(send.error, [], t).general : '',
  };
}

/** The action of a message that takes shipments back; it still works after the list has rendered. */
function useUndoSending() {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const showFailure = useFailureToast();
  const undo = (change: string) => ({ text: t('orders_undo'), run: () => void run(change) });
  async function run(change: string) {
    try {
      const { undone, skipped } = await postUndoSendOrders(website.id, change);
      await renewOrders(client, website.id);
      const done = undone === 1 ? t('orders_undone_one') : t('orders_undone', { count: String(undone) });
      showToast({ text: [done, skippedText(skipped, t)].filter(Boolean).join(' ') });
    } catch (error) {
      showFailure(error, undo(change));
    }
  }
  return undo;
}
