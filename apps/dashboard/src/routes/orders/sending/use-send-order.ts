import { checkShipment } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { failedWith } from '../../../queries/call-api.ts';
import { failureErrors } from '../../../queries/failure-texts.ts';
import { type OwnerOrder, postSendOrder, renewOrder } from '../../../queries/order-queries.ts';
import { createRepeatKey } from '../../../queries/repeat-key.ts';
import { sendForm } from '../../../screen/send-form.ts';
import { showFormErrors } from '../../../screen/use-save-form.ts';
import { useSession } from '../../../session/session-context.ts';
import { type SendableLine, sendableLines, type ShipmentForm, shipmentOf } from './shipment-form-values.ts';

interface Sending {
  readonly order: OwnerOrder;
  readonly lines: readonly SendableLine[];
  readonly form: UseFormReturn<ShipmentForm>;
  readonly onSent: () => void;
}

/** Sends what is typed. What the rule refuses is not sent; an order that changed meanwhile is read again, and asked about. */
export function useSendOrder({ order, lines, form, onSent }: Sending) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const key = useRef(createRepeatKey());
  const [general, setGeneral] = useState('');
  const { number, version } = order.order;
  const showErrors = (errors: Readonly<Record<string, readonly string[]>>) =>
    setGeneral(showFormErrors(form, errors, (path) => path.replace(/^shipment\./, '')));

  const send = useMutation({
    mutationFn: (typed: ShipmentForm) => {
      const request = { number, version, shipment: shipmentOf(typed, lines), mail: typed.mail };
      return postSendOrder(website.id, { ...request, id: key.current.for(request) });
    },
    onSuccess: async (_, { carrier }) => {
      key.current.made();
      await renewOrder(client, website.id, number);
      showToast({ text: t(carrier === 'pickup' ? 'sending_ready_done' : 'sending_done') });
      onSent();
    },
    onError: (error) => {
      if (!failedWith(error, 'conflict')) return showErrors(failureErrors(error, t));
      setGeneral(t('sending_conflict'));
      return void renewOrder(client, website.id, number);
    },
  });

  const submit = () =>
    sendForm(form, (typed) => {
      setGeneral('');
      const found = checkShipment(shipmentOf(typed, lines), sendableLines(order).left);
      const texts = Object.entries(found).map(([field, rules]): [string, string[]] => [
        field,
        rules.map(({ key: text, values }) => t(text, values)),
      ]);
      if (texts.length > 0) showErrors(Object.fromEntries(texts));
      else if (!send.isPending) send.mutate(typed);
    });
  return { general, isPending: send.isPending, submit };
}
