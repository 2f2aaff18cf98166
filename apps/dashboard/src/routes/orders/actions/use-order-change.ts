import { useText } from '@etalage/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { failedWith } from '../../../queries/call-api.ts';
import { failureErrors } from '../../../queries/failure-texts.ts';
import { renewOrder, type SeenOrder } from '../../../queries/order-action-queries.ts';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import { sendForm } from '../../../screen/send-form.ts';
import { showFormErrors } from '../../../screen/use-save-form.ts';
import { useSession } from '../../../session/session-context.ts';

interface Change<Fields, Reply> {
  call: (websiteId: string, seen: SeenOrder, typed: Fields) => Promise<Reply>;
  /** The order is shown as it has become. */
  onDone: (reply: Reply, typed: Fields) => void;
}

/** The order as the screen shows it, for a change of it. */
export function seenOrder({ order }: OwnerOrder): SeenOrder {
  const { number, version } = order;
  return { number, version };
}

/**
 * Sends a change of an order. If the order changed meanwhile, it is shown as it is now, what was typed remains, and
 * sending it again is a change of the order that is shown.
 */
export function useOrderChange<Fields extends FieldValues, Reply>(
  order: OwnerOrder,
  form: UseFormReturn<Fields>,
  { call, onDone }: Change<Fields, Reply>,
) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const [general, setGeneral] = useState('');
  const renew = () => renewOrder(client, website.id, order.order.number);
  const change = useMutation({
    mutationFn: (typed: Fields) => call(website.id, seenOrder(order), typed),
    onSuccess: async (reply, typed) => {
      setGeneral('');
      await renew();
      onDone(reply, typed);
    },
    onError: async (error) => {
      if (failedWith(error, 'conflict')) {
        await renew();
        setGeneral(t('order_actions_conflict'));
        return;
      }
      setGeneral(showFormErrors(form, failureErrors(error, t), fieldOf));
    },
  });
  const submit = () =>
    sendForm(form, (typed) => {
      if (!change.isPending) change.mutate(typed);
    });
  return { general, setGeneral, isPending: change.isPending, submit };
}

const fieldOf = (path: string) => path.replace(/^customer\./, '');
